// What was painted at its corners.
#include "quick/part.glsl"

in vec4 painted;

vec4 seen() { return painted; }
