// Noise against steps of colour that would be seen.
#include "shared/srgb.glsl"

// Evenly spread in -0.5…0.5 (Jimenez' interleaved gradient noise), for pixels counted over the whole picture.
float noise(vec2 pixel) { return fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715)))) - 0.5; }

// Light whose steps cannot be seen in a picture of bytes.
vec3 dithered(vec3 c, vec2 pixel) { return decoded(max(encoded(c) + noise(pixel) / 255.0, 0.0)); }
