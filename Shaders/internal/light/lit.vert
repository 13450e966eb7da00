// The light on a card, laid over all that is on it.
#include "cards/edge.vert.glsl"

uniform vec4 lights[10];

void main() {
    int index = run.x + run.y * gl_InstanceID;
    Card card = cardAt(index);
    vec2 side = cornerSide();
    vec2 place = edgePlace(card, side, pixelOf(card, side));
    gl_Position = card.matrix * vec4(place, 0, 1);
    keepDepth(card);
    gl_Position.z -= lights[0].w * gl_Position.w;
    tell(card, index, place);
    clip();
}
