// The picture of a card as it is.
#include "quick/part.glsl"

vec4 printed() { return texture(picture, spot); }
