// A gaussian blur along one axis, of light with its alpha multiplied in: what is clear lends nothing to its neighbours.
uniform sampler2D picture;
uniform vec4 size;   // of the part of it that is in use
uniform vec4 corner; // of what is drawn to
uniform vec4 way;    // the axis, and the standard deviation, in texels
out vec4 light;

void main() {
    ivec2 pixel = ivec2(gl_FragCoord.xy - corner.xy), axis = ivec2(way.xy);
    int reach = int(ceil(3.0 * way.z));
    // So many texels are there on either side.
    int before = way.x > 0.0 ? pixel.x : pixel.y;
    int after = int(way.x > 0.0 ? size.x : size.y) - 1 - before;
    vec4 sum = texelFetch(picture, pixel, 0);
    float weight = 1.0, weights = 1.0;
    // From step to step the exponent falls by 1, 3, 5 … times what it falls by first.
    float fall = way.z > 0.0 ? exp(-0.5 / (way.z * way.z)) : 0.0;
    float square = fall * fall;
    for (int step = 1; step <= reach; step++) {
        weight *= fall;
        fall *= square;
        // In the same steps as the sum, so that what is opaque all around stays so to the last digit.
        weights += weight;
        weights += weight;
        if (step <= before) sum += weight * texelFetch(picture, pixel - step * axis, 0);
        if (step <= after) sum += weight * texelFetch(picture, pixel + step * axis, 0);
    }
    light = sum / weights;
}
