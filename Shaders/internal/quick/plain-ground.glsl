// A floor of one colour or a gradient, which comes with the corners of a body.
#include "quick/part.glsl"

vec3 floorColour() { return sides().rgb; }
