// The picture of a card, blurred.
#include "quick/part.glsl"

uniform float blurLevel; // the level of the picture that is as coarse as the blur is wide

vec4 printed() { return textureLod(picture, spot, blurLevel); }
