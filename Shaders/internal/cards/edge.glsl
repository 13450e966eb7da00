// Where a card covers parts of pixels, and all of a translucent card.
#include "cards/paint.glsl"

float along() { return clamp(dot(spot, axis) + 0.5, 0.0, 1.0); }

void paintEdge(vec2 dx, vec2 dy) {
    float covered = seenShare(coverage(box.xy, box.z, dx, dy), dx, dy);
    if (covered <= 0.0) discard;
    // The rim is there already, perhaps with writing on it. Between its limit and this one both draw, so that rounding leaves no
    // hole.
    bool hasRim = isRound || hasBorder;
    if (hasRim && leastAlpha() * alpha >= 1.0 && coverage(box.xy, box.z, dx, dy) > 0.9995) discard;
    paintCovered(covered, dx, dy);
}
