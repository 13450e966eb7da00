// What is bright shines beyond its edges: its light, spread near and far in small pictures, added up.

uniform float strength = 0.9;  // @range(0, 2)
uniform float threshold = 0.75; // @range(0, 1) what is darker does not shine
uniform float knee = 0.25;     // @range(0.01, 1) how softly that begins
uniform float size = 0.7;      // @range(0, 1) from a tight glow to a wide one
uniform vec3 tint = vec3(1.0, 0.96, 0.9); // @colour
// What the branches below draw first, each as so large a part of the picture: a small one is soon spread widely.
uniform sampler2D u_buffer0; // 0.25
uniform sampler2D u_buffer1; // 0.25
uniform sampler2D u_buffer2; // 0.25
uniform sampler2D u_buffer3; // 0.125
uniform sampler2D u_buffer4; // 0.125

#if defined(BUFFER_0)
// Light, not bytes: squares are near enough to sRGB.
vec3 bright(vec2 uv) {
    vec3 c = sceneColour(uv, 1.0).rgb;
    return c * c * smoothstep(threshold - knee, threshold + knee, max(c.r, max(c.g, c.b)));
}
void main() {
    // Four places between them see every pixel of the picture, so that nothing thin flickers.
    vec2 cell = 0.25 / u_resolution;
    vec3 sum = bright(v_uv + cell) + bright(v_uv - cell)
        + bright(v_uv + cell * vec2(1, -1)) + bright(v_uv + cell * vec2(-1, 1));
    gl_FragColor = vec4(sum / 4.0, 1);
}
#elif defined(BUFFER_1) || defined(BUFFER_2) || defined(BUFFER_3) || defined(BUFFER_4)
// A gaussian, first along and then down: `far` is its deviation as a share of the picture's height.
vec3 spread(sampler2D picture, vec2 way, float far) {
    vec2 texel = 1.0 / vec2(textureSize(picture, 0));
    float deviation = max(far / texel.y, 1.0);
    // Each place lies between two texels, and is the mean of both.
    float last = ceil(1.3 * deviation) * 2.0;
    vec4 sum = vec4(0);
    for (float i = -last + 0.5; i < last; i += 2.0) {
        float share = exp(-0.5 * i * i / (deviation * deviation));
        sum += share * vec4(texture(picture, v_uv + i * texel * way).rgb, 1);
    }
    return sum.rgb / sum.a;
}

void main() {
    float near = 0.004 + 0.01 * size, wide = 0.01 + 0.06 * size;
#if defined(BUFFER_1)
    gl_FragColor = vec4(spread(u_buffer0, vec2(1, 0), near), 1);
#elif defined(BUFFER_2)
    gl_FragColor = vec4(spread(u_buffer1, vec2(0, 1), near), 1);
#elif defined(BUFFER_3)
    gl_FragColor = vec4(spread(u_buffer2, vec2(1, 0), wide), 1);
#else
    gl_FragColor = vec4(spread(u_buffer3, vec2(0, 1), wide), 1);
#endif
}
#else
void main() {
    vec4 here = sceneColour(v_uv);
    vec3 glow = 0.55 * (texture(u_buffer2, v_uv).rgb + texture(u_buffer4, v_uv).rgb);
    // Laid on as a second exposure, so that a bright picture does not burn out.
    vec3 light = here.rgb * here.rgb;
    light += (1.0 - light) * (1.0 - exp(-1.6 * strength * tint * glow));
    gl_FragColor = vec4(sqrt(light), here.a);
}
#endif
