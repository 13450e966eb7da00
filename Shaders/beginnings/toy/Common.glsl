// What all passes know.

// Where the pointer is, or a place on a curve while none is pressed.
vec2 pointed(vec4 mouse, vec2 size, float time) {
    if (mouse.z > 0.0) return mouse.xy / size;
    return 0.5 + 0.35 * vec2(sin(1.3 * time), cos(1.7 * time));
}

vec3 rainbow(float turn) { return 0.5 + 0.5 * cos(6.2831853 * (turn + vec3(0.0, 0.33, 0.67))); }
