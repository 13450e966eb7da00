// Lights of a town at night, far behind what the lens looks at: each becomes a disc as large as the opening.

#include <noise>

uniform vec3 night = vec3(0.035, 0.03, 0.06); // @colour
uniform vec3 warm = vec3(1.00, 0.66, 0.30);  // @colour
uniform vec3 cold = vec3(0.45, 0.62, 1.00);  // @colour
uniform float size = 0.55;    // @range(0.1, 1) of the discs
uniform float density = 0.5;  // @range(0, 1)
uniform float light = 0.55;   // @range(0, 2)
uniform float edge = 0.4;     // @range(0, 1) of a disc, brighter than its middle
uniform float speed = 0.2;    // @range(0, 2)

void main() {
    vec2 spot = (v_uv - 0.5) * vec2(u_resolution.x / u_resolution.y, 1);
    vec3 colour = night * (1.5 - v_uv.y) + 0.10 * warm * exp(-9.0 * v_uv.y * v_uv.y);

    // Four distances: few large discs before many small ones.
    for (int layer = 0; layer < 4; layer++) {
        float n = float(layer);
        vec2 at = spot * (3.2 + 1.5 * n) + vec2(0.06 * speed * u_time * (n - 1.5), 13.7 * n + 50.0);
        // A disc may reach into the cells around.
        for (int i = 0; i < 9; i++) {
            vec2 cell = floor(at) + vec2(i % 3, i / 3) - 1.0;
            vec3 luck = hash3(vec3(cell, n)), kind = hash3(vec3(cell, n + 4.0));
            // Most lights are in the streets, that is, below.
            float height = (cell.y + 0.5 - 13.7 * n - 50.0) / (3.2 + 1.5 * n);
            if (luck.z > density * mix(1.0, 0.35, smoothstep(-0.2, 0.5, height))) continue;
            vec2 middle = cell + 0.5 + 0.7 * (luck.xy - 0.5);
            float radius = size * (0.45 + 0.35 * kind.x);
            float far = length(at - middle) / radius;
            float blur = 0.05 + 2.0 * fwidth(at.y) / radius;
            float disc = 1.0 - smoothstep(1.0 - blur, 1.0 + blur, far);
            disc *= 1.0 - edge * (1.0 - smoothstep(0.55, 1.0, far));
            vec3 tone = mix(warm, cold, smoothstep(0.55, 0.75, kind.y));
            float pulse = 0.8 + 0.2 * sin(6.2832 * luck.x + 1.5 * speed * u_time);
            colour += light * 0.32 * disc * tone * (0.3 + kind.z) * pulse;
        }
    }
    gl_FragColor = vec4(colour, 1);
}
