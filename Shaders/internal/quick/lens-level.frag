// A smaller version of a card's picture, in which a lens has made a disc of each point: with as soft a rim as `flats/disc.frag` has.
#include "shared/srgb.glsl"

uniform sampler2D picture; // as light, premultiplied, with its smaller versions
uniform vec4 finer;        // the version with twice as many texels across and down, the disc's radius there
out vec4 bytes;

const vec2 RIM = vec2(0.535, 1.248);

void main() {
    vec2 texel = 1.0 / vec2(textureSize(picture, int(finer.x)));
    vec2 middle = 2.0 * gl_FragCoord.xy;
    vec4 sum = vec4(0);
    float weights = 0.0;
    for (int down = -2; down <= 2; down++) {
        for (int across = -2; across <= 2; across++) {
            // The mean of four texels.
            vec2 step = 2.0 * vec2(across, down);
            float weight = clamp((RIM.y - length(step) / max(finer.y, 1e-3)) / (RIM.y - RIM.x), 0.0, 1.0);
            weights += weight;
            sum += weight * textureLod(picture, (middle + step) * texel, finer.x);
        }
    }
    vec4 light = sum / weights;
    bytes = vec4(encoded(light.rgb / max(light.a, 1e-4)) * light.a, light.a);
}
