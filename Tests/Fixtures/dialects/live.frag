// In live-glsl's words: lines of their own say how a uniform is turned, and begin in the middle.
uniform vec2 resolution;
uniform vec3 mouse;
uniform float pixel_ratio;
out vec4 out_color;

@slider1(0, 0.5)
uniform float level;
@color3
uniform vec3 tint;

void main() {
    vec2 across = gl_FragCoord.xy / resolution;
    out_color = vec4(vec3(across.x, level, pixel_ratio * across.y) * tint + mouse, 1.0);
}
