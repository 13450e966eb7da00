// One picture fades into the next.

uniform float dark = 0.0;  // @range(0, 1) how far it goes through the dark on the way
uniform float swell = 0.03; // @range(0, 0.3) how much the picture that leaves comes nearer

vec4 transition(vec2 uv) {
    float t = smoothstep(0.0, 1.0, progress);
    vec4 from = getFromColor((uv - 0.5) * (1.0 - swell * t) + 0.5);
    // Light is added up, and not the numbers that stand for it.
    vec4 mixed = sqrt(mix(from * from, getToColor(uv) * getToColor(uv), t));
    mixed.rgb *= 1.0 - dark * 4.0 * t * (1.0 - t);
    return mixed;
}
