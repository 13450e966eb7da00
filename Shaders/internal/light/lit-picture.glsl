// Light on what comes from the picture of a card, which holds what a screen shows with alpha multiplied in: squares of its bytes are
// near enough to light.
#include "light/occlusion.glsl"

in vec4 veil;
uniform vec4 lights[15];
uniform vec4 points; // from the picture to points on the card
vec4 lit(int number) { return lights[number]; }

vec4 seen() {
    vec4 bytes = printed();
    vec3 own = bytes.rgb * bytes.rgb;
    vec3 sum = own * veil.a;
#if defined(OCCLUSION) || defined(SHADOW)
    float left = leftByOthers(points.xy * (spot - 0.5) - points.zw);
    // Near enough to the power of 1 / 1.1.
    sum *= left * (1.13 - 0.13 * left);
#endif
#if defined(SHEEN) || defined(ENVIRONMENT)
    // What is added makes more of a difference to squares of dark bytes than to those of bright ones.
    sum += veil.rgb * (1.2 * bytes.a * bytes.a - 0.45 * own);
#endif
#ifdef TINT
    vec4 tint = lights[13];
    sum = sum * (1.0 - tint.a) + tint.a * bytes.a * bytes.a * pow(tint.rgb / max(tint.a, 1e-3), vec3(1.0 / 1.1));
#endif
    // What shines on glass may be brighter than all that it covers.
    return vec4(min(sqrt(sum), 1.0), bytes.a);
}
