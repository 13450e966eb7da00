// Corners of what is small enough for light to be known at its corners: the pieces of an edge.
#include "shared/srgb.glsl"
#include "light/light.glsl"

uniform vec4 fill[2]; // from, to: bytes, premultiplied
uniform vec4 axis;    // what leads from the picture to how far along the gradient it is
uniform vec4 lights[10];
uniform vec4 points;  // from the picture to points on the card
out vec4 painted;     // bytes, premultiplied
vec4 lit(int number) { return lights[number]; }

void prepareCorner(vec2 spot) {
    vec4 bytes = mix(fill[0], fill[1], clamp(dot(spot - 0.5, axis.xy) + 0.5, 0.0, 1.0));
    vec4 veil = veilOn(points.xy * (spot - 0.5) - points.zw);
    vec3 own = decoded(bytes.rgb / max(bytes.a, 1e-3));
    painted = vec4(encoded(min(own * (1.0 - veil.a) + veil.rgb, 1.0)) * bytes.a, bytes.a);
}
