// Stars in three depths with a band of dust, drifting slowly; the near ones are larger and faster.

#include <noise>

uniform float density = 0.35; // @range(0, 1)
uniform float brightness = 0.9; // @range(0, 2)
uniform float twinkle = 0.4;  // @range(0, 1)
uniform float speed = 0.3;    // @range(-2, 2)
uniform float dust = 0.6;     // @range(0, 2) of the milky way
uniform float slant = 24.0;   // @range(-90, 90) @step(1) its direction in degrees
uniform vec3 sky = vec3(0.02, 0.025, 0.06); // @colour
uniform vec3 cloud = vec3(0.42, 0.36, 0.62); // @colour of the dust

void main() {
    // Heights of the picture, from its middle, along and across the band.
    vec2 spot = (v_uv - 0.5) * vec2(u_resolution.x / u_resolution.y, 1);
    float a = radians(slant);
    vec2 along = mat2(cos(a), -sin(a), sin(a), cos(a)) * spot;

    float across = along.y * 3.4 + 0.5 * (fbm(along * 2.0) - 0.5);
    float band = exp(-across * across);
    float lanes = smoothstep(0.35, 0.7, fbm(along * vec2(2.4, 5.0) + 31.0));
    vec3 colour = sky * (1.0 + 0.6 * v_uv.y) + cloud * dust * band * (0.12 + 0.42 * lanes * fbm(along * 6.0));

    for (int layer = 0; layer < 3; layer++) {
        float cells = 46.0 - 14.0 * float(layer);
        vec2 at = (spot + vec2(0.006 * speed * u_time * float(layer + 1), 0)) * cells + 100.0 * float(layer + 1);
        // One star at most in each cell, somewhere within, more of them in the band.
        vec3 luck = hash3(vec3(floor(at), 1)), kind = hash3(vec3(floor(at), 2));
        vec2 within = fract(at) - 0.5 - 0.7 * (luck.xy - 0.5);
        float born = step(1.0 - density * (0.55 + 0.6 * band), luck.z);
        // Few are bright, and each a little bluer or redder.
        float strong = pow(kind.x, 5.0);
        float wave = 1.0 - twinkle * (0.5 + 0.5 * sin(6.2832 * kind.y + 2.0 * u_time));
        float far = length(within) / (0.035 + 0.07 * strong);
        vec3 tone = mix(vec3(1.0, 0.82, 0.66), vec3(0.72, 0.84, 1.0), kind.z);
        float shine = exp(-far * far) + 0.06 * strong / (0.3 + far * far);
        colour += brightness * born * (0.25 + strong) * wave * tone * shine;
    }
    gl_FragColor = vec4(colour, 1);
}
