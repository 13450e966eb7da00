// Between light and what a screen shows (IEC 61966-2-1). Powers are what a processor that draws would spend most of its time with;
// sums of roots that were fitted to them are off by less than a hundredth of a byte.
vec3 encoded(vec3 c) {
    vec3 root = sqrt(c), fourth = sqrt(root);
    vec3 curve = 1.12268751 * root + 0.19613379 * fourth - 0.33550856 * root * fourth + 0.0813329378 * c - 0.0646112801;
    return mix(12.92 * c, curve, step(0.0031308, c));
}
vec3 decoded(vec3 c) {
    vec3 x = (c + 0.055) / 1.055, root = sqrt(x);
    vec3 curve = x * (x * (0.141445539 + 0.95492322 * root - 0.0847614067 * x) - 0.0116773683 * root);
    return mix(c / 12.92, curve, step(0.04045, c));
}
