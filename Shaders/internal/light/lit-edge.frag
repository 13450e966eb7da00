// The edges of a card on which light falls. What is mixed with what is behind it already cannot have light laid over it that is the
// card's alone; what is within the edges has it laid over all that is on the card: see `light/lit.frag`.
#include "light/light.glsl"
#include "cards/edge.glsl"
#include "light/share.glsl"

layout(std140) uniform Lights { vec4 lights[LIGHTS * 14]; };
flat in int lamp;
vec4 lit(int number) { return lights[lamp + number]; }

void paint() {
    prepareFill();
    vec2 dx = dFdx(spot);
    vec2 dy = dFdy(spot);
    readArtwork();
    paintEdge(dx, dy);
    float share = edgeShare(coverage(box.xy, box.z, dx, dy));
    if (share <= 0.0) return;
    vec4 veil = veilOn(spot);
    light.rgb = light.rgb * pow(max(1.0 - veil.a, 0.0), share) + veil.rgb * (light.a * share);
}
