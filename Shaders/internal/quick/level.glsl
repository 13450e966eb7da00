// A smaller version of a card's picture, in which each point has become a spot.
#include "quick/picture-bytes.glsl"

uniform sampler2D picture; // as light, premultiplied, with its smaller versions
uniform vec4 finer;        // the version with twice as many texels across and down, the spot's size and its reach in steps
out vec4 bytes;

// How much of a point is seen so many of the finer texels away from it.
float spotAt(float away);

void main() {
    vec2 texel = 1.0 / vec2(textureSize(picture, int(finer.x)));
    vec2 middle = 2.0 * gl_FragCoord.xy;
    vec4 sum = vec4(0);
    float weights = 0.0;
    int reach = int(finer.z);
    for (int down = -reach; down <= reach; down++) {
        for (int across = -reach; across <= reach; across++) {
            // The mean of four texels.
            vec2 step = 2.0 * vec2(across, down);
            float weight = spotAt(length(step));
            weights += weight;
            sum += weight * textureLod(picture, (middle + step) * texel, finer.x);
        }
    }
    bytes = pictureBytes(sum / weights);
}
