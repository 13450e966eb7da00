// The picture of a card under light, blurred.
#include "light/bytes.glsl"

uniform float blurLevel; // the level of the picture that is as coarse as the blur is wide

vec4 seen() { return litBytes(textureLod(picture, spot, blurLevel)); }
