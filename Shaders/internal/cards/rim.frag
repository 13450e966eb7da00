// The rest of an opaque card that covers whole pixels.
#include "cards/paint.glsl"

// Less where corners are rounded more coarsely: there the edge may take a pixel for whole that the rim does not.
#ifndef RIM_LIMIT
#define RIM_LIMIT 0.998
#endif

float along() { return clamp(dot(spot, axis) + 0.5, 0.0, 1.0); }

void paint() {
    prepareFill();
    vec2 dx = dFdx(spot);
    vec2 dy = dFdy(spot);
    readArtwork();
    // What covers less is the edge's.
    if (coverage(box.xy, box.z, dx, dy) < RIM_LIMIT) discard;
    paintCovered(1.0, dx, dy);
}
