// What a card loses of the light to cards before it. `lit(n)` is as in `light.glsl`.
vec4 lit(int number);

// How far a place lies outside of a round rectangle.
float outside(vec2 place, vec2 reach, float radius) {
    vec2 beyond = abs(place) - reach + radius;
    return length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - radius;
}

// How much of the light around is kept away by the card before it: darkest and sharpest where the two touch.
float occluded(vec2 spot) {
    vec4 across = lit(6), down = lit(7), form = lit(8);
    vec3 here = vec3(spot, 1);
    float gap = form.z + dot(vec2(across.w, down.w), spot);
    float distance = outside(vec2(dot(across.xyz, here), dot(down.xyz, here)), form.xy, lit(5).w);
    float away = max(gap, 0.0) / form.w;
    float spread = form.w * (0.1 + 0.9 * away);
    float dark = 1.0 - smoothstep(-spread, spread, distance);
    return min(1.5 * dark, 1.0) / (1.0 + 4.0 * away * away) * clamp(1.0 + 0.5 * gap, 0.0, 1.0);
}

// How much of the lamp's light is kept away by the card that throws its shadow here: the softer the farther it falls.
float shadowed(vec2 spot) {
    vec4 across = lit(9), down = lit(10), form = lit(11);
    vec3 here = vec3(spot, 1);
    float far = form.z + dot(vec2(across.w, down.w), spot);
    float distance = outside(vec2(dot(across.xyz, here), dot(down.xyz, here)), form.xy, lit(12).x);
    float spread = 0.7 + (0.02 + 0.3 * lit(2).w) * max(far, 0.0);
    return (1.0 - smoothstep(-spread, spread, distance)) * clamp(1.0 + 0.5 * far, 0.0, 1.0);
}

// What share of its light cards before it leave to a place.
float leftByOthers(vec2 spot) {
    float left = 1.0;
#ifdef OCCLUSION
    left *= 1.0 - lit(4).w * occluded(spot);
#endif
#ifdef SHADOW
    left *= 1.0 - lit(11).w * shadowed(spot);
#endif
    return left;
}
