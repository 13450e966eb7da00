// Mirrored cards, fainter with their depth under the floor.
#include "shared/noise.glsl"

uniform sampler2D picture; // as faint as they are
uniform sampler2D shares;  // how much of what is behind they hide
uniform vec4 place; // of this part in the whole picture, in pixels
uniform vec4 strength;
out vec4 light;

void main() {
    ivec2 pixel = ivec2(gl_FragCoord.xy);
    float share = texelFetch(shares, pixel, 0).x;
    if (share <= 0.0) discard;
    light = vec4(texelFetch(picture, pixel, 0).rgb, share) * strength.x;
    // The backdrop below has its own noise: this is for what is added.
    light.rgb = max(light.rgb + noise(gl_FragCoord.xy + place.xy) * min(0.002, 0.5 * light.a), 0.0);
}
