// Cards with a border.
#include "cards/card.frag.glsl"
#include "cards/shade.glsl"

const bool hasBorder = true;
vec4 borderedOver(vec4 fill, vec2 dx, vec2 dy) {
    float within = coverage(max(box.xy - box.w, 0.0), max(box.z - box.w, 0.0), dx, dy);
    return over(shade(border) * (1.0 - within), fill);
}
float borderedAlpha(float fill) { return border.a + fill * (1.0 - border.a); }
