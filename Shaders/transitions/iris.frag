// A round opening grows, through which the next picture is seen.

uniform vec2 middle = vec2(0.5, 0.5); // @range(0, 1) where it opens
uniform float softness = 0.08;        // @range(0.002, 0.5) of its edge, in heights of the picture
uniform float ring = 0.5;             // @range(0, 1) how bright the edge is

vec4 transition(vec2 uv) {
    vec2 shape = vec2(ratio, 1.0);
    // The farthest corner is the last to be reached.
    float far = length((abs(middle - 0.5) + 0.5) * shape);
    float edge = progress * (far + softness);
    float away = length((uv - middle) * shape);
    float open = smoothstep(edge, edge - softness, away);
    vec4 mixed = mix(getFromColor(uv), getToColor(uv), open);
    mixed.rgb += ring * open * (1.0 - open) * smoothstep(0.0, 0.05, progress) * smoothstep(1.0, 0.8, progress);
    return mixed;
}
