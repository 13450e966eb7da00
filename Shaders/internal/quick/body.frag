// What nothing shines through.
#include "quick/part.glsl"

void main() { light = vec4(inFloor(seen().rgb, 1.0), 1.0); }
