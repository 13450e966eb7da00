// The light on a card, as far as the card covers a pixel.
#include "light/light.glsl"

layout(std140) uniform Lights { vec4 lights[LIGHTS * 10]; };
flat in int lamp;
vec4 lit(int number) { return lights[lamp + number]; }

void paint() {
    prepareFill();
    vec2 dx = dFdx(spot);
    vec2 dy = dFdy(spot);
    float covered = coverage(box.xy, box.z, dx, dy);
    if (covered <= 0.0) discard;
    light = veilOn(spot) * (covered * alpha * fillAlpha());
}
