// What a lens makes of each point that is not in its focus: a disc as bright all over. Of light with its alpha multiplied in: what is
// clear lends nothing to its neighbours.
uniform sampler2D picture;
uniform vec4 size;   // of the part of it that is in use
uniform vec4 corner; // of what is drawn to
uniform vec4 way;    // the disc's radii, in texels
out vec4 light;

void main() {
    ivec2 pixel = ivec2(gl_FragCoord.xy - corner.xy);
    vec2 radii = max(way.xy, 0.01);
    ivec2 reach = ivec2(ceil(radii));
    float sharpness = min(radii.x, radii.y);
    vec4 sum = vec4(0);
    float weights = 0.0;
    for (int down = -reach.y; down <= reach.y; down++) {
        for (int across = -reach.x; across <= reach.x; across++) {
            // Texels at its rim count as far as they are in it.
            float weight = clamp((1.0 - length(vec2(across, down) / radii)) * sharpness + 0.5, 0.0, 1.0);
            weights += weight;
            ivec2 at = pixel + ivec2(across, down);
            if (weight > 0.0 && all(greaterThanEqual(at, ivec2(0))) && all(lessThan(at, ivec2(size.xy))))
                sum += weight * texelFetch(picture, at, 0);
        }
    }
    light = sum / weights;
}
