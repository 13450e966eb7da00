// A lamp in the polish: its light slides over the card as the card leaves the middle.

uniform float gloss = 0.5;   // @range(0, 1) how much of the lamp is seen
uniform float width = 0.34;  // @range(0.02, 1) of the lamp, in heights of the card
uniform float edge = 0.35;   // @range(0.01, 1) how soft its edge is
uniform float slant = 28.0;  // @range(-90, 90) @step(1) in degrees
uniform float travel = 0.3;  // @range(-1, 1) how far it slides from one card to the next
uniform float rim = 0.5;     // @range(0, 1) light that catches the upper edge

float lamp(float at, float wide) { return 1.0 - smoothstep(wide * (1.0 - edge), wide, abs(at)); }

void main() {
    vec3 colour = cardColour(v_uv).rgb;

    // In heights of the card, so that the lamp has the same form on each.
    vec2 spot = (v_uv - 0.5) * u_size / u_size.y;
    float angle = radians(slant);
    float across = dot(spot, vec2(cos(angle), sin(angle))) + travel * u_offset;

    // A broad pane and a narrow one beside it, fading towards the lower edge.
    float light = lamp(across + 0.2, 0.5 * width) + 0.6 * lamp(across - 0.5 * width, 0.12 * width);
    light *= gloss * mix(0.25, 0.8, v_uv.y);

    // The bevel is two points high.
    float below = (1.0 - v_uv.y) * u_size.y;
    light += rim * 0.5 * exp(-below / 1.2);

    // Light adds up, and never beyond white.
    gl_FragColor = vec4(1.0 - (1.0 - colour) * (1.0 - min(light, 1.0)), 1);
}
