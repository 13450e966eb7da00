// Light as a card's picture has it: bytes of sRGB with alpha multiplied in afterwards, so that they can be laid over others as they are.
#include "shared/srgb.glsl"

vec4 pictureBytes(vec4 light) { return vec4(encoded(light.rgb / max(light.a, 1e-4)) * light.a, light.a); }
