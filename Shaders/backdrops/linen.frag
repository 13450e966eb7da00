// A table cloth: threads over and under each other, each of its own thickness, in the light of a window.

#include <noise>

uniform vec3 cloth = vec3(0.80, 0.76, 0.69); // @colour
uniform float threads = 180.0; // @range(40, 500) @step(1) @log from the lower edge to the upper
uniform float weave = 0.5;     // @range(0, 1) how deep it is
uniform float uneven = 0.6;    // @range(0, 1) how much the threads differ
uniform float shade = 0.6;     // @range(0, 1) away from the window, at the upper left
uniform float folds = 0.4;     // @range(0, 1)

void main() {
    vec2 spot = (v_uv - 0.5) * vec2(u_resolution.x / u_resolution.y, 1);
    vec2 at = spot * threads;

    // Along its way a thread lies above in one cell and below in the next.
    vec2 round = abs(sin(3.14159 * at));
    bool across = mod(floor(at.x) + floor(at.y), 2.0) < 0.5;
    float height = across ? round.y * (0.55 + 0.45 * round.x) : round.x * (0.55 + 0.45 * round.y);
    // Where a thread is less than two pixels wide, only its mean is left.
    height = mix(height, 0.52, smoothstep(0.35, 0.7, fwidth(at.y)));

    // Spun by hand: thick and thin by turns.
    vec2 along = across ? vec2(at.x * 0.05, floor(at.y)) : vec2(floor(at.x) + 300.0, at.y * 0.05);
    float spun = valueNoise(along);
    float slub = smoothstep(0.78, 1.0, spun) - smoothstep(0.25, 0.0, spun);

    float light = 1.0 + weave * 0.55 * (height - 0.6) + uneven * 0.10 * (spun - 0.5) + uneven * 0.06 * slub;
    float fold = valueNoise(vec2(spot.x * 2.2 + spot.y * 0.9, 0.7 * spot.y) + 5.0);
    light *= 1.0 + folds * 0.35 * (fold - 0.5);
    light *= 1.06 - shade * 0.42 * smoothstep(0.0, 1.5, length(v_uv - vec2(0.1, 1.0)));
    gl_FragColor = vec4(cloth * light, 1);
}
