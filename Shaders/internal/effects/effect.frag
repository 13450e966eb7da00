// A shader of the user's own over all of the picture.
#include "shared/noise.glsl"

// place, which effect.glsl declares: of this part in the whole picture: left, lowest row; the picture's height and width
#ifndef BYTES
uniform vec4 zt_least; // what pages set: alpha where nothing is to shine through
#endif
out vec4 light;

void main() {
    vec2 resolution = place.wz;
    vec2 pixel = gl_FragCoord.xy + place.xy;
    vec4 colour = zt_shade(pixel / resolution, resolution);
#ifdef BYTES
    // Nothing is to shine through: what a screen is sent, as it is.
    light = vec4(colour.rgb + noise(pixel) / 255.0, 1);
#else
    colour.a = max(colour.a, zt_least.x);
    light = vec4(dithered(decoded(colour.rgb) * colour.a, pixel), colour.a);
#endif
}
