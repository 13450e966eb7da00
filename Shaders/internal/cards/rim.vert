// What lies between the middle of an opaque card and its outline, where corners are round or a border is.
#include "cards/card.vert.glsl"

void main() {
    int index = run.x + run.y * gl_InstanceID;
    Card card = cardAt(index);
    vec2 side = cornerSide();
    vec2 far = card.box.xy;
    // A little under the middle, so that rounding leaves no hole between them.
    if (ring() > 0) far = max(far - 2.25 * pixelOf(card, side) - rounding(card), 0.0);
    vec2 place = isOpaque(card) ? side * far : vec2(0);
    gl_Position = card.matrix * vec4(place, 0, 1);
    tell(card, index, place);
    clip();
}
