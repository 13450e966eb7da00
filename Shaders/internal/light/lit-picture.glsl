// Light on what comes from the picture of a card, which holds what a screen shows with alpha multiplied in: squares of its bytes are
// near enough to light.
in vec4 veil;
#ifdef TINT
uniform vec4 lights[10];
#endif

vec4 seen() {
    vec4 bytes = printed();
    vec3 own = bytes.rgb * bytes.rgb;
    vec3 sum = own * veil.a;
#if defined(SHEEN) || defined(ENVIRONMENT)
    // What is added makes more of a difference to squares of dark bytes than to those of bright ones.
    sum += veil.rgb * (1.2 * bytes.a * bytes.a - 0.45 * own);
#endif
#ifdef TINT
    vec4 tint = lights[9];
    sum = sum * (1.0 - tint.a) + tint.a * bytes.a * bytes.a * pow(tint.rgb / max(tint.a, 1e-3), vec3(1.0 / 1.1));
#endif
    return vec4(min(sqrt(sum), bytes.a), bytes.a);
}
