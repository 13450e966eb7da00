// Mixed with what is there as bytes.
vec4 mixable(vec4 bytes) { return bytes; }

// What is left of the light, as bytes: to the power of 1 / 2.2, by a root and a little more.
vec4 shadowOf(vec4 colour, float amount) {
    float dark = amount * colour.a;
    float left = sqrt(1.0 - dark) * (1.0 + dark * (0.0455 + 0.023 * dark));
    return vec4(colour.rgb, 1.0) * (1.0 - left);
}
