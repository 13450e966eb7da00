// A card seen through an open lens, of light with its alpha multiplied in: what is clear lends nothing to its neighbours.
#include "flats/disc.glsl"

uniform sampler2D picture;
uniform vec4 size;   // of the part of it that is in use
uniform vec4 corner; // of what is drawn to
uniform vec4 way;    // the disc's radii, in texels
out vec4 light;

void main() {
    ivec2 pixel = ivec2(gl_FragCoord.xy - corner.xy);
    vec2 radii = max(way.xy, 0.01);
    int reach = int(ceil(RIM.y * radii.y));
    vec4 sum = vec4(0);
    float weights = 0.0;
    for (int down = -reach; down <= reach; down++) {
        // What lies beyond the disc's rim weighs nothing.
        float beside = float(down) / radii.y;
        int wide = int(ceil(radii.x * sqrt(max(RIM.y * RIM.y - beside * beside, 0.0))));
        for (int across = -wide; across <= wide; across++) {
            float weight = discAt(length(vec2(across, down) / radii));
            weights += weight;
            ivec2 at = pixel + ivec2(across, down);
            if (weight > 0.0 && all(greaterThanEqual(at, ivec2(0))) && all(lessThan(at, ivec2(size.xy))))
                sum += weight * texelFetch(picture, at, 0);
        }
    }
    light = sum / weights;
}
