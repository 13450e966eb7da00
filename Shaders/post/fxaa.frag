// Smooths stairs by looking at the picture only: finds how far a step of theirs runs to either side, and mixes in what
// a slanted edge would cover of this pixel. After the idea of Timothy Lottes' FXAA 3 (2011).

#include <colour>

uniform float threshold = 0.08; // @range(0, 0.5) edges with less contrast stay as they are
uniform float reach = 8.0;      // @range(1, 16) @step(1) pixels along an edge
uniform float amount = 1.0;     // @range(0, 1)

// Light, of which a place between two pixels has the mean; squares are near enough to sRGB.
float grey(vec3 colour) { return luma(colour * colour); }
float grey(vec2 uv) { return grey(sceneColour(uv).rgb); }

void main() {
    vec2 x = vec2(1.0 / u_resolution.x, 0), y = vec2(0, 1.0 / u_resolution.y);
    vec4 here = sceneColour(v_uv);
    gl_FragColor = here;
    float middle = grey(here.rgb);
    float left = grey(v_uv - x), right = grey(v_uv + x), low = grey(v_uv - y), high = grey(v_uv + y);
    float least = min(middle, min(min(left, right), min(low, high)));
    float most = max(middle, max(max(left, right), max(low, high)));
    if (sqrt(most) - sqrt(least) < threshold) return;

    // Which way it runs, all nine pixels say: at the end of a step four would not know.
    float lowLeft = grey(v_uv - x - y), lowRight = grey(v_uv + x - y);
    float highLeft = grey(v_uv - x + y), highRight = grey(v_uv + x + y);
    float level = abs(lowLeft + highLeft - 2.0 * left) + 2.0 * abs(low + high - 2.0 * middle)
        + abs(lowRight + highRight - 2.0 * right);
    float upright = abs(lowLeft + lowRight - 2.0 * low) + 2.0 * abs(left + right - 2.0 * middle)
        + abs(highLeft + highRight - 2.0 * high);
    bool isLevel = level >= upright;
    // It lies between this pixel and the neighbour that differs more.
    float behind = isLevel ? low : left, other = isLevel ? high : right;
    vec2 along = isLevel ? x : y, across = isLevel ? y : x;
    if (abs(behind - middle) > abs(other - middle)) {
        float former = behind;
        behind = other;
        other = former;
        across = -across;
    }
    float jump = other - middle;
    if (jump == 0.0) return;
    // A ramp of greys is smooth already; stairs have nothing between.
    float ramp = max(middle - behind, grey(v_uv + 2.0 * across) - other) / jump;
    if (jump < 0.0) ramp = min(middle - behind, grey(v_uv + 2.0 * across) - other) / jump;
    float share = amount * (1.0 - smoothstep(0.1, 0.3, ramp));

    // Half of either side is the same all along the step. Where it ends, it is one side or the other.
    float mean = middle + 0.5 * jump, enough = 0.25 * abs(jump);
    vec2 ends = vec2(reach + 0.5), turns = vec2(0);
    for (float i = 1.0; i <= reach && share > 0.0; i++) {
        vec2 seen = vec2(grey(v_uv + 0.5 * across - i * along), grey(v_uv + 0.5 * across + i * along)) - mean;
        if (turns.x == 0.0 && abs(seen.x) > enough) { ends.x = i - 0.5; turns.x = seen.x; }
        if (turns.y == 0.0 && abs(seen.y) > enough) { ends.y = i - 0.5; turns.y = seen.y; }
        if (turns.x != 0.0 && turns.y != 0.0) break;
    }
    // The edge comes in from the nearer end, if it is the other side that goes on there.
    float turn = ends.x < ends.y ? turns.x : turns.y;
    if (turn * jump <= 0.0) return;
    float covered = 0.5 - min(ends.x, ends.y) / (ends.x + ends.y);
    gl_FragColor = mix(here, sceneColour(v_uv + covered * across), share);
}
