// The shadow of a rounded rectangle: its outline blurred by a gaussian.

#include "cards/normal.glsl"

// The part of the upper (-1) or lower (1) rows, which end in arcs. Gauss and Legendre's quadrature by the arc's angle, as in
// it nothing has a corner; only of the rows that are near.
float cap(vec2 spot, vec2 far, float radius, vec2 spread, float side) {
    const float nodes[6] = float[](0.1252334085, 0.3678314990, 0.5873179543, 0.7699026742, 0.9041172564, 0.9815606342);
    const float weights[6] = float[](0.2491470458, 0.2334925365, 0.2031674267, 0.1600783285, 0.1069393260, 0.0471753364);
    float row = side * spot.y - (far.y - radius);
    vec2 near = asin(clamp((row + vec2(-3.2, 3.2) * spread.y) / radius, 0.0, 1.0));
    float middle = 0.5 * (near.x + near.y);
    float reach = 0.5 * (near.y - near.x);
    if (reach <= 0.0) return 0.0;
    float sum = 0.0;
    for (int i = 0; i < 12; i++) {
        float angle = middle + reach * (i < 6 ? nodes[i] : -nodes[i - 6]);
        float wide = far.x - radius + radius * cos(angle);
        float away = (radius * sin(angle) - row) / spread.y;
        vec2 ends = below(vec2(wide + spot.x, wide - spot.x) / spread.x);
        sum += weights[i % 6] * (ends.x + ends.y - 1.0) * exp(-0.5 * away * away) * cos(angle);
    }
    return sum * reach * radius / (spread.y * 2.50662827);
}

// The share of the light that is kept away, at a place from the middle of the outline.
float shadow(vec2 spot, vec2 far, float radius, vec2 spread) {
    vec2 both = below((far + spot) / spread) + below((far - spot) / spread) - 1.0;
    if (radius <= 0.0 || any(lessThan(abs(spot), far - radius - 3.2 * spread))) return both.x * both.y;
    float high = far.y - radius;
    vec2 rows = below(vec2(high + spot.y, high - spot.y) / spread.y);
    return both.x * (rows.x + rows.y - 1.0) + cap(spot, far, radius, spread, 1.0) + cap(spot, far, radius, spread, -1.0);
}
