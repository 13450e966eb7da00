// Light on a piece of a bent card, which knows of no pieces.
#include "light/light.glsl"

uniform vec4 lights[11];
vec4 lit(int number) { return lights[number]; }

vec4 withLight(vec4 own, vec2 spot) {
    vec4 veil = veilOn(spot);
    return vec4(own.rgb * (1.0 - veil.a) + veil.rgb * own.a, own.a);
}
