// Photographic film: grain that is strongest in the greys, red light that spreads from bright places, faded blacks.

#include <noise>

uniform float grain = 0.4;     // @range(0, 1)
uniform float size = 2.4;      // @range(1, 8) of a grain, in thousandths of the picture's height
uniform float halation = 0.5;  // @range(0, 1)
uniform float fade = 0.3;      // @range(0, 1)
uniform float warmth = 0.3;    // @range(-1, 1)
uniform float speed = 18.0;    // @range(0, 30) @step(1) pictures a second of the grain; 0 holds it still

void main() {
    vec4 here = sceneColour(v_uv);
    vec3 colour = here.rgb;

    // The film's base throws light back: a wide red glow around what is bright.
    float level = log2(u_resolution.y) - 5.5;
    vec2 cell = exp2(level) / u_resolution;
    vec3 around = sceneColour(v_uv + 0.5 * cell, level).rgb + sceneColour(v_uv - 0.5 * cell, level).rgb
        + sceneColour(v_uv + cell * vec2(-0.5, 0.5), level).rgb + sceneColour(v_uv + cell * vec2(0.5, -0.5), level).rgb;
    float bright = smoothstep(0.35, 0.95, dot(around, vec3(0.25 / 3.0)));
    colour = 1.0 - (1.0 - colour) * (1.0 - halation * bright * vec3(0.30, 0.09, 0.03));

    colour *= 1.0 + warmth * vec3(0.07, 0.01, -0.10);
    // A soft foot and shoulder, then blacks that are none.
    colour = mix(colour, colour * colour * (3.0 - 2.0 * colour), 0.35);
    colour = mix(colour, 0.08 + 0.86 * colour, fade);

    // Each picture of the film has other grains.
    vec2 spot = v_uv * u_resolution / max(0.001 * size * u_resolution.y, 1.0) + 71.3 * floor(u_time * speed);
    float speck = valueNoise(spot) + 0.5 * valueNoise(2.1 * spot + 500.0) - 0.75;
    float grey = dot(colour, vec3(0.33));
    colour += grain * 0.30 * speck * (1.0 - 0.75 * pow(abs(2.0 * grey - 1.0), 2.0));
    gl_FragColor = vec4(colour, here.a);
}
