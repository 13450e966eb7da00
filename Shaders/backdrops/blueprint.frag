// Drawing paper: fine lines and strong ones, all as wide as they are to be at any size of the picture.

uniform vec3 paper = vec3(0.07, 0.22, 0.45); // @colour
uniform vec3 line = vec3(0.62, 0.80, 1.00);  // @colour
uniform float cells = 30.0;   // @range(4, 100) @step(1) from the lower edge to the upper
uniform float strong = 5.0;   // @range(2, 12) @step(1) one line in this many is strong
uniform float ink = 0.35;     // @range(0, 1)
uniform float width = 1.0;    // @range(0.3, 5) of a strong line, in thousandths of the height
uniform float crosses = 0.7;  // @range(0, 1) where strong lines meet
uniform float light = 0.5;    // @range(0, 1) of the lamp above the table

// How much of the pixel is covered by lines of this width (in cells) at whole numbers.
float lines(vec2 at, float wide) {
    vec2 pixel = fwidth(at);
    vec2 far = abs(fract(at + 0.5) - 0.5);
    vec2 on = clamp((0.5 * wide - far) / pixel + 0.5, 0.0, 1.0) * min(1.0, wide / max(pixel.x, pixel.y) + 0.35);
    return max(on.x, on.y);
}

void main() {
    vec2 spot = (v_uv - 0.5) * vec2(u_resolution.x / u_resolution.y, 1);
    vec2 away = spot - vec2(-0.1, 0.25);
    vec3 colour = paper * (1.0 - light * 0.35 + light * 0.75 * exp(-1.6 * dot(away, away)));

    float thin = width * 0.001 * cells;
    vec2 large = spot * cells / strong;
    float drawn = max(0.45 * lines(spot * cells, 0.7 * thin), lines(large, thin / strong));

    // Small crosses on the corners: the strong lines once more, but only near both.
    vec2 near = abs(fract(large + 0.5) - 0.5) * strong;
    drawn += crosses * 1.6 * lines(large, 1.4 * thin / strong) * step(max(near.x, near.y), 0.32);
    gl_FragColor = vec4(mix(colour, line, min(ink * drawn, 1.0)), 1);
}
