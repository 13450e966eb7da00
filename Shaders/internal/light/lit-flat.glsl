// Light on a piece of a bent card, which is as smooth as if the piece were bent itself.
#include "light/light.glsl"

uniform vec4 lights[9];
uniform vec4 bend; // the piece's middle on the card; how much its normal turns with each point across and down
vec4 lit(int number) { return lights[number]; }
vec3 facing(vec2 spot) { return normalize(vec3(bend.zw * spot, 1)); }

vec4 withLight(vec4 own, vec2 spot) {
    vec4 veil = lightOn(spot - bend.xy);
    return vec4(own.rgb * (1.0 - veil.a) + veil.rgb * own.a, own.a);
}
