// A gradient from top to bottom, dithered so that its steps cannot be seen.
uniform vec4 top; // premultiplied square roots of linear light
uniform vec4 bottom;
uniform vec4 place; // of this tile in the whole picture: left, lowest row, and height, in pixels of this target
out vec4 light;

// Evenly spread noise in -0.5…0.5 (Jimenez' interleaved gradient noise).
float noise(vec2 pixel) { return fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715)))) - 0.5; }

vec3 encoded(vec3 c) { return mix(12.92 * c, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }
vec3 decoded(vec3 c) { return mix(c / 12.92, pow((c + 0.055) / 1.055, vec3(2.4)), step(0.04045, c)); }

void main() {
    vec2 pixel = gl_FragCoord.xy + place.xy;
    vec4 root = mix(bottom, top, pixel.y / place.z);
    vec3 c = root.rgb * root.rgb / max(root.a, 1e-6);
    light = vec4(decoded(max(encoded(c) + noise(pixel) / 255.0, 0.0)), root.a);
}
