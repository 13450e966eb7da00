// What is bright shines beyond its edges: the bright parts of ever smaller pictures, added up.

uniform float strength = 0.9;  // @range(0, 2)
uniform float threshold = 0.75; // @range(0, 1) what is darker does not shine
uniform float knee = 0.25;     // @range(0.01, 1) how softly that begins
uniform float size = 0.7;      // @range(0, 1) from a tight glow to a wide one
uniform vec3 tint = vec3(1.0, 0.96, 0.9); // @colour

// Light, not bytes: squares are near enough to sRGB.
vec3 bright(vec2 uv, float level) {
    vec3 c = sceneColour(uv, level).rgb;
    float most = max(c.r, max(c.g, c.b));
    return c * c * smoothstep(threshold - knee, threshold + knee, most);
}

void main() {
    vec4 here = sceneColour(v_uv);
    // The smallest picture is about eight pixels high, whatever the size of the whole one.
    float last = log2(u_resolution.y) - 3.0;
    vec3 glow = vec3(0);
    float all = 0.0;
    for (int i = 0; i < 6; i++) {
        float level = last * float(i + 2) / 8.0;
        vec2 cell = exp2(level) / u_resolution;
        // Four places half a texel aside: a tent, which hides the squares of the small picture.
        vec3 sum = bright(v_uv + cell * vec2(0.5, 0.25), level) + bright(v_uv + cell * vec2(-0.25, 0.5), level)
            + bright(v_uv - cell * vec2(0.5, 0.25), level) + bright(v_uv - cell * vec2(-0.25, 0.5), level);
        float away = 2.2 * (float(i) / 5.0 - size);
        float share = exp(-away * away);
        glow += share * sum / 4.0;
        all += share;
    }
    // Laid on as a second exposure, so that a bright picture does not burn out.
    vec3 light = here.rgb * here.rgb;
    light += (1.0 - light) * (1.0 - exp(-1.6 * strength * tint * glow / all));
    gl_FragColor = vec4(sqrt(light), here.a);
}
