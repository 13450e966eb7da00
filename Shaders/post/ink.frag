// Draws with a pen: a line wherever the depth jumps or the picture has an edge, and flat washes between.

#include <colour>

uniform vec3 ink = vec3(0.10, 0.09, 0.13);  // @colour
uniform float width = 2.2;    // @range(0.5, 16) of a line, in thousandths of the picture's height
uniform float outlines = 1.0; // @range(0, 1) around the cards, from depth
uniform float details = 0.45; // @range(0, 1) within them, from brightness
uniform float washes = 6.0;   // @range(2, 16) @step(1) steps of brightness
uniform float flatness = 0.6;    // @range(0, 1) between the picture and its washes
uniform float wobble = 0.3;   // @range(0, 1) of the hand

// Nearness instead of depth: nothing is at 0, and steps at the back count less.
float near(vec2 uv) { return 1.0 / (1.0 + max(sceneDepth(uv) + 400.0, 0.0) / 500.0); }
float grey(vec2 uv) { return luma(sceneColour(uv).rgb); }

void main() {
    vec2 unit = vec2(u_resolution.y / u_resolution.x, 1);
    vec2 uv = v_uv + wobble * 0.0025 * unit * vec2(sin(40.0 * v_uv.y + 9.0 * v_uv.x), sin(34.0 * v_uv.x / unit.x));
    vec2 pen = max(0.0005 * width * unit, 1.0 / u_resolution);

    // Second differences: a tilted plane has none, an edge has.
    float away = 4.0 * near(uv), edge = 0.0;
    float slopeX = 0.0, slopeY = 0.0;
    for (int i = 0; i < 4; i++) {
        vec2 direction = vec2(i < 2 ? 1 - 2 * i : 0, i < 2 ? 0 : 5 - 2 * i);
        away -= near(uv + pen * direction);
        float g = grey(uv + pen * direction);
        slopeX += direction.x * g;
        slopeY += direction.y * g;
    }
    edge = outlines * smoothstep(0.012, 0.035, abs(away));
    edge = max(edge, details * smoothstep(0.10, 0.40, length(vec2(slopeX, slopeY))));

    vec4 here = sceneColour(uv);
    float light = luma(here.rgb);
    // Steps with a soft edge, on the cards only: a sky stays one wash.
    float at = light * washes, low = floor(at);
    float step = (low + smoothstep(0.35, 0.65, at - low)) / washes;
    if (sceneDepth(uv) > 1e5) step = light;
    vec3 wash = here.rgb * mix(1.0, step / max(light, 0.02), flatness);
    gl_FragColor = vec4(mix(wash, ink, edge), here.a);
}
