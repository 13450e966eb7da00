// A cloth binding with its title stamped in metal: what is written is pressed in, and catches the light.

#include <noise>

uniform vec3 metal = vec3(0.86, 0.66, 0.32); // @colour of the foil
uniform float shine = 0.7;  // @range(0, 1) from dull to a mirror
uniform float depth = 0.7;  // @range(0, 2) how deep it is pressed
uniform float worn = 0.25;  // @range(0, 1) how much of the foil has come off
uniform float cloth = 0.5;  // @range(0, 1) how coarse the binding is

float written(vec2 uv) { return cardLabel(uv).a; }

void main() {
    vec2 spot = v_uv * u_size;
    vec3 card = cardColour(v_uv).rgb;

    // Threads over and under each other; where they are finer than a pixel they are left out.
    vec2 thread = sin(spot * 2.4);
    float weave = thread.x * thread.y * smoothstep(1.2, 0.3, fwidth(spot.x));
    card *= 1.0 + cloth * (0.16 * weave + 0.3 * (valueNoise(spot * vec2(0.4, 1.6)) - 0.5));

    // The slope of the stamp, from what is written one point to the side.
    vec2 step = 1.0 / u_size;
    vec2 slope = vec2(
        written(v_uv + vec2(step.x, 0)) - written(v_uv - vec2(step.x, 0)),
        written(v_uv + vec2(0, step.y)) - written(v_uv - vec2(0, step.y)));
    float lit = dot(slope, vec2(0.5, -0.8)) * depth;
    card *= 1.0 + 0.5 * min(lit, 0.0);

    // The room in the mirror: a bright window, a dark wall; it moves with the card.
    float room = 0.5 + 0.5 * sin(5.0 * v_uv.y + 3.0 * v_uv.x + 2.2 * u_offset + 2.0 * lit);
    vec3 foil = metal * mix(0.75, 0.35 + 1.1 * room, shine) + shine * pow(room, 6.0) * 0.45;
    float rubbed = smoothstep(0.55, 0.8, 0.6 * valueNoise(spot * 0.35) + 0.4 * valueNoise(spot));
    float held = written(v_uv) * (1.0 - worn * rubbed);
    gl_FragColor = vec4(mix(card, foil + 0.35 * lit, held), 1);
}
