// Mixed with what is there as light, as at rest.
// By a cubic that is right to half a byte.
vec3 quicklyDecoded(vec3 c) { return c * (c * (c * 0.305306011 + 0.682171111) + 0.012522878); }

vec4 mixable(vec4 bytes) { return vec4(quicklyDecoded(bytes.rgb / max(bytes.a, 1e-3)) * bytes.a, bytes.a); }

vec4 shadowOf(vec4 colour, float amount) { return colour * amount; }
