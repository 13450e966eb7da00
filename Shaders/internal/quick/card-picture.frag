// What was drawn of a card, as bytes of sRGB with alpha multiplied in afterwards: so that it can be laid over others as it is.
#include "shared/srgb.glsl"

uniform sampler2D picture; // read as light, premultiplied
out vec4 bytes;

void main() {
    vec4 light = texelFetch(picture, ivec2(gl_FragCoord.xy), 0);
    bytes = vec4(encoded(light.rgb / max(light.a, 1e-4)) * light.a, light.a);
}
