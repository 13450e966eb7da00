// What `zoetrope bench frame` is held against: the same cards drawn as one would write it down in C, without a renderer.
#pragma once

#include <stdbool.h>

#include "SceneReference.h"

typedef struct FrameReference FrameReference;

/// Cards of 200×260 points in a picture of so many pixels, for the OpenGL context that is current; NULL where that does not work.
FrameReference *frameReferenceMake(int width, int height, int cards, bool hasLabels);
void frameReferenceFree(FrameReference *reference);

/// Lays out, uploads and draws one frame, and waits for it.
void frameReferenceDraw(FrameReference *reference, double scroll);

/// Red, green, blue and alpha of one pixel, from the lower left.
void frameReferencePixel(FrameReference *reference, int x, int y, unsigned char pixel[4]);
