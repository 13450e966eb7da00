// Laid of small glass stones in mortar: each has one colour, a bevel, and its own slight tilt.

#include <noise>

uniform float stone = 10.0;  // @range(3, 60) @step(0.5) from one to the next, in points
uniform float gap = 0.09;    // @range(0, 0.5) of it that is mortar
uniform float bevel = 0.6;   // @range(0, 1)
uniform float tilt = 0.25;   // @range(0, 1) how unevenly they are set
uniform float offset = 0.0;  // @range(0, 1) of each other row, as in a wall
uniform vec3 mortar = vec3(0.13, 0.12, 0.12); // @colour

void main() {
    // Whole stones from edge to edge.
    vec2 count = max(floor(u_size / stone + 0.5), 1.0);
    vec2 at = v_uv * count;
    at.x += offset * mod(floor(at.y), 2.0);
    vec2 cell = floor(at);
    vec2 within = fract(at) - 0.5;
    vec2 middle = cell + 0.5 - vec2(offset * mod(cell.y, 2.0), 0);
    // The mean of five places in the stone: one alone might have met a thin line.
    vec3 colour = cardColour(clamp(middle / count, 0.01, 0.99)).rgb;
    for (int i = 0; i < 4; i++) {
        vec2 corner = vec2((i & 1) * 2 - 1, (i & 2) - 1) * 0.3;
        colour += cardColour(clamp((middle + corner) / count, 0.01, 0.99)).rgb;
    }
    colour /= 5.0;

    // Light from the upper left on a plane that leans its own way, and a glint that moves with the card.
    vec2 lean = (vec2(hash(cell), hash(cell + 0.5)) - 0.5) * tilt;
    float light = dot(lean, vec2(-0.6, 0.8));
    colour *= 1.0 + 0.7 * light;
    colour += 0.5 * tilt * smoothstep(0.32, 0.5, dot(lean + within * 0.3, vec2(sin(u_offset), cos(u_offset))));

    float edge = 0.5 * (1.0 - gap) - max(abs(within.x), abs(within.y));
    float pixel = max(fwidth(v_uv.x) * count.x, fwidth(v_uv.y) * count.y);
    float side = abs(within.x) > abs(within.y) ? -sign(within.x) * 0.6 : sign(within.y) * 0.8;
    colour += bevel * 0.22 * side * (1.0 - smoothstep(0.04, 0.14, edge));
    gl_FragColor = vec4(mix(mortar, colour, smoothstep(-0.5 * pixel, 0.5 * pixel + 0.001, edge)), 1);
}
