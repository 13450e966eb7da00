// A tube of light around the edge, and its glow on a darkened card; each card has the next colour.

#include <colour>
#include <shapes>

uniform float hue = 0.52;    // @range(0, 1) of the first tube
uniform float spread = 0.13; // @range(0, 1) from one card's hue to the next
uniform float inset = 12.0;  // @range(0, 60) @step(1) from the edge, in points
uniform float corner = 18.0; // @range(0, 100) @step(1) radius in points
uniform float tube = 2.5;    // @range(0.5, 10) thickness in points
uniform float glow = 0.6;    // @range(0, 2)
uniform float dim = 0.7;     // @range(0, 1) how dark the card is

void main() {
    vec2 spot = (v_uv - 0.5) * u_size;
    vec2 reach = max(0.5 * u_size - inset, 1.0);
    float side = roundedBox(spot, reach, min(corner, min(reach.x, reach.y))), far = abs(side);

    vec3 light = rainbow(hue + spread * float(u_index));

    // The wall around: dark, and lit by the tube the more the nearer.
    vec3 wall = cardColour(v_uv).rgb * (1.0 - dim);
    // Within, all four sides shine: so no line shows between what is nearer to one of them and to another.
    vec2 sides = 1.0 / max((reach - spot) * (reach - spot), 0.01) + 1.0 / max((reach + spot) * (reach + spot), 0.01);
    float lit = side < 0.0 ? smoothMin(far, inversesqrt(sides.x + sides.y), 6.0) : far;
    float near = glow * (0.9 / (1.0 + max(lit, 0.0) / 5.0) + 0.35 * exp(-max(lit, 0.0) / 40.0));
    // Beyond the tube it is gone where the card ends: cut off there, it would show a card in place of light.
    near *= 1.0 - smoothstep(0.0, max(inset, 1.0), side);
    vec3 colour = wall * (1.0 + 3.0 * near * light) + near * light * 0.7;

    // The tube itself is so bright that its middle is white.
    float on = filled(far - 0.5 * tube);
    colour = mix(colour, mix(light, vec3(1), 0.75), on * min(1.0, 0.4 + glow));

    // What is written glows too.
    vec4 label = cardLabel(v_uv);
    colour = mix(colour, mix(light, vec3(1), 0.8), label.a);
    gl_FragColor = vec4(colour, 1);
}
