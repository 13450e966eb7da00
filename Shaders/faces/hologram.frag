// A trading card's rainbow: colours that run over it, and flakes that light up, as the card turns.

#include <noise>
#include <colour>

uniform float strength = 0.7;  // @range(0, 1) of the rainbow
uniform float bands = 1.4;     // @range(0.1, 6) rainbows over the height of the card
uniform float warp = 0.5;      // @range(0, 2) how far the bands are bent
uniform float turn = 0.35;     // @range(-2, 2) rainbows from one card to the next
uniform float flakes = 0.5;    // @range(0, 1) how brightly they flash
uniform float flake = 5.0;     // @range(2, 20) @step(0.5) their size in points

void main() {
    vec3 card = cardColour(v_uv).rgb;
    vec2 spot = (v_uv - 0.5) * u_size / u_size.y;

    // Waves across it push the bands about.
    float bent = spot.y + 0.5 * spot.x;
    bent += 0.12 * warp * (sin(7.0 * spot.x + 3.0 * spot.y) + sin(5.0 * spot.y - 4.0 * spot.x));
    float at = bands * bent + turn * u_offset;
    vec3 film = rainbow(at) * (0.65 + 0.35 * sin(12.0 * bent + 9.0 * u_offset));

    // Each flake is tilted another way, and flashes when its moment comes.
    vec2 cell = floor(v_uv * u_size / flake);
    float moment = fract(hash(cell) + at);
    film += flakes * 1.6 * rainbow(hash(cell.yx)) * pow(1.0 - abs(2.0 * moment - 1.0), 14.0);

    // Light parts of the print throw back more of it; letters stay what they were.
    float grey = luma(card);
    float amount = strength * (0.25 + 0.75 * grey) * (1.0 - 0.6 * cardLabel(v_uv).a);
    gl_FragColor = vec4(1.0 - (1.0 - card) * (1.0 - min(film * amount, 1.0)), 1);
}
