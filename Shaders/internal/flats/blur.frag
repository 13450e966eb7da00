// A gaussian blur along one axis, of light with its alpha multiplied in: what is clear lends nothing to its neighbours.
uniform sampler2D picture;
uniform vec4 size;   // of the part of it that is in use
uniform vec4 corner; // of what is drawn to
uniform vec4 way;    // the axis, and the standard deviation, in texels
out vec4 light;

void main() {
    ivec2 pixel = ivec2(gl_FragCoord.xy - corner.xy);
    int reach = int(ceil(3.0 * way.z));
    vec4 sum = vec4(0);
    float weights = 0.0;
    for (int step = -reach; step <= reach; step++) {
        ivec2 at = pixel + step * ivec2(way.xy);
        float weight = way.z > 0.0 ? exp(-0.5 * float(step * step) / (way.z * way.z)) : 1.0;
        weights += weight;
        if (all(greaterThanEqual(at, ivec2(0))) && all(lessThan(at, ivec2(size.xy))))
            sum += weight * texelFetch(picture, at, 0);
    }
    light = sum / weights;
}
