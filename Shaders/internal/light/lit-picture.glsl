// Light on what comes from the picture of a card, which holds what a screen shows.
#include "shared/srgb.glsl"
#include "light/light.glsl"

uniform vec4 lights[9];
uniform vec4 points; // from the picture to points on the card
vec4 lit(int number) { return lights[number]; }

vec4 seen() {
    vec4 bytes = printed();
    vec4 veil = lightOn(points.xy * (spot - 0.5) - points.zw);
    vec3 own = decoded(bytes.rgb / max(bytes.a, 1e-3));
    return vec4(encoded(min(own * (1.0 - veil.a) + veil.rgb, 1.0)) * bytes.a, bytes.a);
}
