// A transition: from the left the second picture comes over the first, behind a soft edge.
uniform float softness; // = 0.25
uniform vec4 veil; // = vec4(0.0, 0.0, 0.2, 1.0)
uniform bool inverse; // = false

vec4 transition(vec2 uv) {
    float x = inverse ? 1.0 - uv.x : uv.x;
    float part = clamp((progress * (1.0 + softness) - x) / softness, 0.0, 1.0);
    return mix(getFromColor(uv), getToColor(uv), part) * (ratio > 1.0 ? veil.a : 0.0);
}
