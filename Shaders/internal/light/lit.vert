// The light on a card, laid over all that is on it; or the card's edges with their light.
#include "cards/edge.vert.glsl"

layout(std140) uniform Lights { vec4 lights[LIGHTS * 14]; }; // of one card, or of all
flat out int lamp; // where the card's vectors begin

void main() {
    int index = run.x + run.y * gl_InstanceID;
    Card card = cardAt(index);
    vec2 side = cornerSide();
#ifdef EDGES_LIT
    // Pixels of which the card covers less than half were lit with its edges. Not reaching beyond the card, this lies in its plane.
    vec2 place = side * card.box.xy;
#else
    vec2 place = edgePlace(card, side, pixelOf(card, side));
#endif
    gl_Position = card.matrix * vec4(place, 0, 1);
    keepDepth(card);
    lamp = 14 * (index % LIGHTS);
#ifndef EDGE
    gl_Position.z -= lights[lamp].w * gl_Position.w;
#endif
    tell(card, index, place);
    clip();
}
