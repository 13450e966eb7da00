// The light on a card, as far as the card covers a pixel.
#include "light/light.glsl"
#include "light/share.glsl"

layout(std140) uniform Lights { vec4 lights[LIGHTS * 14]; };
flat in int lamp;
vec4 lit(int number) { return lights[lamp + number]; }

void paint() {
    prepareFill();
    vec2 dx = dFdx(spot);
    vec2 dy = dFdy(spot);
    float covered = coverage(box.xy, box.z, dx, dy);
    if (covered <= 0.0) discard;
    vec4 veil = veilOn(spot);
#ifdef EDGES_LIT
    float share = 1.0 - edgeShare(covered);
    if (share <= 0.0) discard;
    veil = vec4(veil.rgb * share, 1.0 - pow(max(1.0 - veil.a, 0.0), share));
#endif
    light = veil * (covered * alpha * fillAlpha());
}
