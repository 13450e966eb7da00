// What a card loses of the light around to the card before it. `lit(n)` is as in `light.glsl`.
vec4 lit(int number);

// How much of the light around is kept away by the card before it: darkest and sharpest where the two touch.
float occluded(vec2 spot) {
    vec4 across = lit(6), down = lit(7), form = lit(8);
    vec3 here = vec3(spot, 1);
    float gap = form.z + dot(vec2(across.w, down.w), spot);
    vec2 beyond = abs(vec2(dot(across.xyz, here), dot(down.xyz, here))) - form.xy + lit(5).w;
    float distance = length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - lit(5).w;
    float away = max(gap, 0.0) / form.w;
    float spread = form.w * (0.1 + 0.9 * away);
    float dark = 1.0 - smoothstep(-spread, spread, distance);
    return min(1.5 * dark, 1.0) / (1.0 + 4.0 * away * away) * clamp(1.0 + 0.5 * gap, 0.0, 1.0);
}
