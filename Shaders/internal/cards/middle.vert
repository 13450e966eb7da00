// The inside of an opaque card, which no edge comes near.
#include "cards/card.vert.glsl"

void main() {
    int index = run.x + run.y * gl_InstanceID;
    Card card = cardAt(index);
    vec2 side = cornerSide();
    float margin = rounding(card);
    vec2 far = max(card.box.xy - (margin > 0.0 ? 2.0 : 0.75) * pixelOf(card, side) - margin, 0.0);
    // Cards that others shine through are left to their edges' program.
    vec2 place = isOpaque(card) ? side * far : vec2(0);
    gl_Position = card.matrix * vec4(place, 0, 1);
    tell(card, index, place);
    clip();
}
