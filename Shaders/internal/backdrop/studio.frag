// A photographer's sweep: a wall lit from above that bends into the floor, so that no line is between them.
#include "shared/noise.glsl"

uniform vec4 top; // premultiplied square root of linear light
uniform vec4 place; // of this part in the whole picture: left, lowest row; the picture's height and width
out vec4 light;

void main() {
    vec2 pixel = gl_FragCoord.xy + place.xy;
    float wide = place.w / place.z;
    // Heights from 0 to 1; across, the same unit, but a wide picture does not fall into the dark at its ends.
    float x = (pixel.x / place.w - 0.5) * mix(1.0, wide, 0.6);
    float y = pixel.y / place.z;

    float lamp = exp(-1.3 * x * x - 5.5 * (y - 0.66) * (y - 0.66));
    float wall = mix(0.34, 1.0, lamp);
    // The floor catches the lamp's light again, nearer to the viewer, and loses it at the lower edge.
    float pool = exp(-1.1 * x * x - 9.0 * (y - 0.12) * (y - 0.12));
    float floor = mix(0.30, 0.80, pool);
    float shine = mix(floor, wall, smoothstep(0.02, 0.52, y));
    vec2 corner = vec2(pixel.x / place.w - 0.5, y - 0.5);
    shine *= 1.0 - 0.55 * dot(corner, corner);

    vec3 c = top.rgb * top.rgb / max(top.a, 1e-6);
    // Light walls throw light at each other, and their corners are not as dark.
    shine = pow(shine, mix(1.0, 0.4, smoothstep(0.1, 0.9, dot(c, vec3(0.2126, 0.7152, 0.0722)))));
    // A dark cloth is lifted by the lamp more than a light one, which has no room above.
    vec3 lit = c * shine + 0.035 * lamp * lamp * (top.a - c) * sqrt(max(c, 0.0));
    light = vec4(dithered(lit, pixel), top.a);
}
