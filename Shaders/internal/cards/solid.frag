// Where at least a share of the pixel is covered, for depths without colours.
#include "cards/edge.glsl"

uniform float least; // what covers less counts as nothing

void paint() {
    prepareFill();
    vec2 dx = dFdx(spot);
    vec2 dy = dFdy(spot);
    readArtwork();
    paintEdge(dx, dy);
    if (light.a < least) discard;
}
