// Light on what comes from the picture of a card, which holds what a screen shows with alpha multiplied in: squares of its bytes are
// near enough to light.
in vec4 veil;

vec4 seen() {
    vec4 bytes = printed();
    vec3 own = bytes.rgb * bytes.rgb;
    vec3 sum = own * veil.a;
#if defined(SHEEN) || defined(ENVIRONMENT)
    // What is added makes more of a difference to squares of dark bytes than to those of bright ones.
    sum += veil.rgb * (1.2 * bytes.a * bytes.a - 0.45 * own);
#endif
    return vec4(min(sqrt(sum), bytes.a), bytes.a);
}
