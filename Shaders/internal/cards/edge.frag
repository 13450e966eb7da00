// The edges of cards, and all of translucent ones.
#include "cards/edge.glsl"

void paint() {
    prepareFill();
    vec2 dx = dFdx(spot);
    vec2 dy = dFdy(spot);
    readArtwork();
    paintEdge(dx, dy);
}
