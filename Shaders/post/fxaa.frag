// Smooths stairs by looking at the picture only: finds which way an edge runs, and mixes colours along it.
// After the idea of Timothy Lottes' FXAA (2009).

#include <colour>

uniform float threshold = 0.08; // @range(0, 0.5) edges with less contrast stay as they are
uniform float reach = 8.0;      // @range(1, 16) @step(1) pixels along an edge
uniform float amount = 1.0;     // @range(0, 1)

float grey(vec2 uv) { return luma(sceneColour(uv).rgb); }

void main() {
    vec2 pixel = 1.0 / u_resolution;
    vec4 here = sceneColour(v_uv);
    float middle = grey(v_uv);
    float upperLeft = grey(v_uv + pixel * vec2(-1, 1)), upperRight = grey(v_uv + pixel);
    float lowerLeft = grey(v_uv - pixel), lowerRight = grey(v_uv + pixel * vec2(1, -1));
    float least = min(middle, min(min(upperLeft, upperRight), min(lowerLeft, lowerRight)));
    float most = max(middle, max(max(upperLeft, upperRight), max(lowerLeft, lowerRight)));
    gl_FragColor = here;
    if (most - least < threshold) return;

    // Across the slope of the brightness is along the edge; where the slope is small the way is long.
    vec2 direction = vec2(
        lowerLeft + lowerRight - upperLeft - upperRight, upperLeft + lowerLeft - upperRight - lowerRight);
    direction /= max(min(abs(direction.x), abs(direction.y)), 0.02);
    direction = clamp(direction, -reach, reach) * pixel;

    vec4 near = 0.5 * (sceneColour(v_uv - direction / 6.0) + sceneColour(v_uv + direction / 6.0));
    vec4 wide = 0.5 * near + 0.25 * (sceneColour(v_uv - 0.5 * direction) + sceneColour(v_uv + 0.5 * direction));
    // The wide mean has met something else if it is out of what is around here.
    float mean = luma(wide.rgb);
    gl_FragColor = mix(here, mean < least || mean > most ? near : wide, amount);
}
