// The light of colours as a screen shows them.
#include "shared/srgb.glsl"

// Both premultiplied.
vec4 shade(vec4 colour) { return vec4(decoded(colour.rgb / max(colour.a, 1e-6)) * colour.a, colour.a); }
