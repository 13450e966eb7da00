// Evenly spread noise in -0.5…0.5 (Jimenez' interleaved gradient noise), for pixels counted over the whole picture.
float noise(vec2 pixel) { return fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715)))) - 0.5; }

vec3 encoded(vec3 c) { return mix(12.92 * c, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }
vec3 decoded(vec3 c) { return mix(c / 12.92, pow((c + 0.055) / 1.055, vec3(2.4)), step(0.04045, c)); }

// Light whose steps cannot be seen in a picture of bytes.
vec3 dithered(vec3 c, vec2 pixel) { return decoded(max(encoded(c) + noise(pixel) / 255.0, 0.0)); }
