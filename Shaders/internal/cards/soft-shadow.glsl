// The shadow of a rounded rectangle whose corners are hardly wider than its blur: that of the whole rectangle, less what each corner
// lacks. So much blurred, that is a bell around its middle, as large as it and as wide as both: within a quarter of a byte of
// `shadow.glsl` up to 1.25 deviations, and much sooner done.
#include "cards/normal.glsl"

// The share of the light that is kept away, at a place from the middle of the outline.
float shadow(vec2 spot, vec2 far, float radius, vec2 spread) {
    vec2 both = below((far + spot) / spread) + below((far - spot) / spread) - 1.0;
    // Of a square of 1 less a quarter of a circle: its area, by 2 pi, where its middle is, and its variance.
    vec2 middle = far - 0.22338 * radius;
    vec2 variance = spread * spread + 0.035148 * radius * radius;
    vec2 high = spot - middle;
    vec2 low = spot + middle;
    vec2 bells = exp(-0.5 * high * high / variance) + exp(-0.5 * low * low / variance);
    float lacking = 0.034156 * radius * radius * inversesqrt(variance.x * variance.y);
    return both.x * both.y - lacking * bells.x * bells.y;
}
