// Light on a piece of a card; that on a bent one knows of no pieces.
#include "light/light.glsl"

uniform vec4 lights[15];
uniform vec2 middle; // of the piece, from which its light is known
vec4 lit(int number) { return lights[number]; }

vec4 withLight(vec4 own, vec2 spot) {
    vec4 veil = veilOn(spot - middle);
    return vec4(own.rgb * (1.0 - veil.a) + veil.rgb * own.a, own.a);
}
