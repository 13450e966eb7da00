// Cards with corners.
#include "cards/card.frag.glsl"

const bool isRound = false;

float coverage(vec2 far, float radius, vec2 dx, vec2 dy) { return straightCoverage(far, dx, dy); }
