// The edges of cards, and all of translucent ones.
#include "cards/edge.vert.glsl"

void main() {
    int index = run.x + run.y * gl_InstanceID;
    Card card = cardAt(index);
    vec2 side = cornerSide();
    vec2 place = edgePlace(card, side, pixelOf(card, side));
    gl_Position = card.matrix * vec4(place, 0, 1);
    keepDepth(card);
    tell(card, index, place);
    clip();
}
