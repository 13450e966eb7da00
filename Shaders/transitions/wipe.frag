// A soft edge runs over the picture, and the next one is behind it.

uniform float angle = 20.0;    // @range(-180, 180) @step(1) where it runs to: 0 to the right, 90 upwards, in degrees
uniform float softness = 0.25; // @range(0.002, 1) of the edge, in widths of the way
uniform float shade = 0.35;    // @range(0, 1) what the next picture lays on the one it covers

vec4 transition(vec2 uv) {
    vec2 direction = vec2(cos(radians(angle)), sin(radians(angle)));
    // From 0 at the corner where it begins to 1 at the one across.
    float place = dot(uv - 0.5, direction) / (abs(direction.x) + abs(direction.y)) + 0.5;
    float edge = progress * (1.0 + softness);
    float covered = smoothstep(edge, edge - softness, place);
    float near = exp(-6.0 * max(place - edge, 0.0) / softness) * smoothstep(0.0, 0.1, progress);
    vec4 from = getFromColor(uv);
    from.rgb *= 1.0 - shade * near;
    return mix(from, getToColor(uv), covered);
}
