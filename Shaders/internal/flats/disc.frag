// What a lens makes of each point that is not in its focus: a disc with a soft rim, as real lenses have it. Of light with its alpha multiplied
// in: what is clear lends nothing to its neighbours.
uniform sampler2D picture;
uniform vec4 size;   // of the part of it that is in use
uniform vec4 corner; // of what is drawn to
uniform vec4 way;    // the disc's radii, in texels
out vec4 light;

// Where the rim begins and ends, in radii: so that the disc's variance is that of one with a sharp rim.
const vec2 RIM = vec2(0.535, 1.248);

void main() {
    ivec2 pixel = ivec2(gl_FragCoord.xy - corner.xy);
    vec2 radii = max(way.xy, 0.01);
    ivec2 reach = ivec2(ceil(RIM.y * radii));
    vec4 sum = vec4(0);
    float weights = 0.0;
    for (int down = -reach.y; down <= reach.y; down++) {
        for (int across = -reach.x; across <= reach.x; across++) {
            float weight = clamp((RIM.y - length(vec2(across, down) / radii)) / (RIM.y - RIM.x), 0.0, 1.0);
            weights += weight;
            ivec2 at = pixel + ivec2(across, down);
            if (weight > 0.0 && all(greaterThanEqual(at, ivec2(0))) && all(lessThan(at, ivec2(size.xy))))
                sum += weight * texelFetch(picture, at, 0);
        }
    }
    light = sum / weights;
}
