// A card that is one colour or a gradient.
#include "quick/part.glsl"

uniform vec4 fill[2]; // from, to: bytes, premultiplied
uniform vec4 axis;    // what leads from the picture to how far along the gradient it is

vec4 printed() { return mix(fill[0], fill[1], clamp(dot(spot - 0.5, axis.xy) + 0.5, 0.0, 1.0)); }
