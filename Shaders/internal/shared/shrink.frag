// The mean of the pixels that a supersampled picture has for one.
uniform sampler2D picture;
uniform int factor;
uniform vec4 place; // of the piece in the finished picture
out vec4 light;

void main() {
    ivec2 corner = (ivec2(gl_FragCoord.xy) - ivec2(place.xy)) * factor;
    vec4 sum = vec4(0);
    for (int y = 0; y < factor; y++)
        for (int x = 0; x < factor; x++) sum += texelFetch(picture, corner + ivec2(x, y), 0);
    light = sum / float(factor * factor);
}
