// What `zoetrope bench scene` is held against: the cards of a scene drawn plainly from textures that are ready, as quickly as
// OpenGL allows: opaque cards and their images in the floor from the front to the back, what they shine through or darken
// afterwards, and the backdrop where nothing else is.
#pragma once

#include <stdbool.h>

typedef struct SceneReference SceneReference;

typedef struct {
    float matrix[16]; // from points on the card to clip space
    float half[2];    // of the card, in points
    float shadow[4];  // offset, how far it reaches beyond the card, opacity
    float alpha;
    int texture;      // the card's number; textures take turns
} SceneReferenceCard;

/// For the OpenGL context that is current; NULL where that does not work.
/// - side: of the textures, in pixels.
SceneReference *sceneReferenceMake(int width, int height, int side);
void sceneReferenceFree(SceneReference *reference);

/// Draws one frame and waits for it.
/// - cards: from the front.
void sceneReferenceDraw(SceneReference *reference, const SceneReferenceCard *cards, int count, bool hasFloor);

/// Red, green, blue and alpha of each pixel, row by row from the bottom: four bytes for each.
void sceneReferenceRead(SceneReference *reference, unsigned char *bytes);
