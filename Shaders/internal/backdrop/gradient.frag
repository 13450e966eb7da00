// A gradient from top to bottom.
#include "shared/noise.glsl"

uniform vec4 top; // premultiplied square roots of linear light
uniform vec4 bottom;
uniform vec4 place; // of this part in the whole picture: left, lowest row; the picture's height and width
out vec4 light;

void main() {
    vec2 pixel = gl_FragCoord.xy + place.xy;
    vec4 root = mix(bottom, top, pixel.y / place.z);
    light = vec4(dithered(root.rgb * root.rgb / max(root.a, 1e-6), pixel), root.a);
}
