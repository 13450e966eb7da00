// Printed on laid paper: a warm ground with fibres and a grain that takes the ink unevenly.

#include <noise>

uniform vec3 sheet = vec3(0.96, 0.93, 0.86); // @colour of the paper
uniform float ink = 0.85;    // @range(0, 1) how black the ink is
uniform float grain = 0.5;   // @range(0, 1) roughness, lit from the upper left
uniform float fibres = 0.5;  // @range(0, 1)
uniform float age = 0.35;    // @range(0, 1) how brown the edges are

float height(vec2 p) { return 0.6 * valueNoise(p * 0.7) + 0.4 * valueNoise(p * 1.7); }

// Long thin specks: noise drawn out along one direction.
float fibre(vec2 p, float angle) {
    p = mat2(cos(angle), sin(angle), -sin(angle), cos(angle)) * p;
    p.y += 3.0 * valueNoise(p * 0.05);
    return smoothstep(0.86, 0.97, valueNoise(p * vec2(0.06, 0.9)));
}

void main() {
    // Each card is cut from another place of the sheet.
    vec2 spot = v_uv * u_size + 97.0 * float(u_index);
    vec3 card = cardColour(v_uv).rgb;

    // Ink lies on paper: it can only take light away, and takes less where the paper is rough.
    float rough = height(spot);
    float taken = ink * (1.0 - 0.35 * grain * smoothstep(0.55, 0.9, rough));
    vec3 colour = sheet * mix(vec3(1), card, taken);

    float relief = height(spot + vec2(-0.7, 0.7)) - rough;
    colour *= 1.0 - 0.16 * grain * relief;
    float hair = max(fibre(spot, 0.6), fibre(spot + 50.0, -0.9));
    colour *= mix(vec3(1), vec3(0.86, 0.80, 0.70), fibres * 0.5 * hair);

    vec2 fromEdge = min(v_uv, 1.0 - v_uv) * u_size;
    float near = exp(-min(fromEdge.x, fromEdge.y) / 14.0) * (0.6 + 0.8 * valueNoise(spot * 0.06));
    colour *= mix(vec3(1), vec3(0.74, 0.60, 0.42), age * near);
    gl_FragColor = vec4(colour, 1);
}
