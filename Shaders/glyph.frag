// A glyph from the distances to its edge: sharp at any size and tilt.
uniform sampler2DArray atlas;

in vec2 spot;
in vec2 square;
flat in float page;
flat in float reach;
flat in vec4 box;
flat in vec4 colour;
out vec4 light; // premultiplied, linear

// In squares of the atlas, positive inside.
float distance(vec2 square) {
    float byte = texture(atlas, vec3(square / SIDE, page)).r * 255.0;
    return (byte - 128.0) / 127.0 * reach;
}

// The share of the pixel that is within the card's round corners.
float within() {
    float beyond = length(max(abs(spot) - (box.xy - box.z), 0.0)) - box.z;
    float unit = max(length(vec2(dFdx(beyond), dFdy(beyond))), 1e-6);
    return box.z > 0.0 ? clamp(0.5 - beyond / unit, 0.0, 1.0) : 1.0;
}

void main() {
    // A pixel in four parts, for letters whose stems are thinner than a pixel.
    vec2 dx = dFdx(square);
    vec2 dy = dFdy(square);
    vec4 distances = vec4(
        distance(square - 0.25 * dx - 0.25 * dy), distance(square + 0.25 * dx - 0.25 * dy),
        distance(square - 0.25 * dx + 0.25 * dy), distance(square + 0.25 * dx + 0.25 * dy));

    // How much the distance grows from pixel to pixel. On a tilted card that depends on the way; it is never out of what
    // the card's own squares allow, whereas in the middle of a stem it would seem to be nothing.
    vec2 slope = vec2(dot(distances, vec4(-1, 1, -1, 1)), dot(distances, vec4(-1, -1, 1, 1)));
    float half_sum = 0.5 * (dot(dx, dx) + dot(dy, dy));
    float half_gap = 0.5 * (dot(dx, dx) - dot(dy, dy));
    float root = sqrt(half_gap * half_gap + dot(dx, dy) * dot(dx, dy));
    float unit = clamp(length(slope), sqrt(max(half_sum - root, 1e-12)), sqrt(half_sum + root + 1e-12));

    float covered = dot(clamp(distances / (0.5 * unit) + 0.5, 0.0, 1.0), vec4(0.25));
    // Light mixed truly makes dark letters look thin and bright ones fat: the former get a little more, the latter less.
    float brightness = dot(colour.rgb, vec3(0.2126, 0.7152, 0.0722)) / max(colour.a, 1e-6);
    covered += mix(0.9, -0.35, sqrt(brightness)) * covered * (1.0 - covered);
    light = colour * covered * within();
}
