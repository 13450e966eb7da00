// The picture of a card under light.
#include "light/bytes.glsl"

vec4 seen() { return litBytes(texture(picture, spot)); }
