// Cards of one colour.
#include "cards/card.frag.glsl"

void prepareFill() {}
vec4 filled() { return plain; }
vec4 filledBytes() { return start; }
float fillAlpha() { return plain.a; }
float leastAlpha() { return plain.a; }
