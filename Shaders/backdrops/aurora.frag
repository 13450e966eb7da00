// Northern lights: a few curtains that hang from a wavering line, bright below and fading upwards.

#include <noise>

uniform vec3 low = vec3(0.20, 1.00, 0.62);   // @colour of the lower edge
uniform vec3 high = vec3(0.50, 0.22, 0.95);  // @colour where it fades
uniform vec3 night = vec3(0.015, 0.03, 0.08); // @colour of the sky
uniform float light = 1.3;   // @range(0, 2)
uniform float height = 0.45; // @range(0.05, 1) of the curtains
uniform float folds = 2.0;   // @range(0.5, 8) @log
uniform float speed = 0.3;   // @range(0, 2)
uniform float stars = 0.6;   // @range(0, 1)

void main() {
    float x = (v_uv.x - 0.5) * u_resolution.x / u_resolution.y * folds;
    float time = speed * u_time;

    vec3 colour = night * (1.6 - v_uv.y);
    for (int i = 0; i < 4; i++) {
        float n = float(i);
        // The line from which it hangs, and where it is folded towards us, that is, brighter.
        float bent = x * (0.7 + 0.25 * n) + 7.3 * n + 0.6 * valueNoise(vec2(0.8 * x + time, 3.0 * n));
        float line = 0.30 + 0.10 * n + 0.16 * (valueNoise(vec2(bent, 0.4 * time + n)) - 0.5);
        float fold = valueNoise(vec2(1.9 * bent + 0.5 * time, 11.0 + n));
        float ray = 0.6 + 0.4 * valueNoise(vec2(16.0 * bent, 20.0 + n + time));

        float above = (v_uv.y - line) / height;
        float curtain = smoothstep(-0.09, 0.03, above) * exp(-3.2 * max(above, 0.0));
        colour += light * 0.62 * curtain * fold * fold * ray * mix(low, high, clamp(1.4 * above + 0.1, 0.0, 1.0));
    }

    vec2 grid = v_uv * vec2(u_resolution.x / u_resolution.y, 1) * 110.0;
    // A star in one cell of thirty, somewhere within it.
    vec3 luck = hash3(vec3(floor(grid), 1));
    vec2 spot = fract(grid) - 0.5 - 0.6 * (luck.xy - 0.5);
    float star = smoothstep(0.14, 0.0, length(spot)) * step(0.967, luck.z);
    gl_FragColor = vec4(colour + stars * star * (0.3 + 0.7 * luck.x), 1);
}
