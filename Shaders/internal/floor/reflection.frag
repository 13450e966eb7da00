// Mirrored cards, fainter with their depth under the floor.
#include "shared/noise.glsl"

uniform sampler2D picture; // as faint as they are
#ifndef BLENDS_BY_SECOND
uniform sampler2D shares;  // how much of what is behind they hide
#endif
uniform vec4 place; // of this part in the whole picture, in pixels
uniform vec4 strength;
out vec4 light;

void main() {
    ivec2 pixel = ivec2(gl_FragCoord.xy);
    vec4 seen = texelFetch(picture, pixel, 0);
#ifndef BLENDS_BY_SECOND
    seen.a = texelFetch(shares, pixel, 0).x;
#endif
    if (seen.a <= 0.0) discard;
    light = seen * strength.x;
    // The backdrop below has its own noise: this is for what is added.
    light.rgb = max(light.rgb + noise(gl_FragCoord.xy + place.xy) * min(0.002, 0.5 * light.a), 0.0);
}
