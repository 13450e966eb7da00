// Title: tiles that turn, one row against the next
#ifdef GL_ES
precision highp float;
#endif
#define PI 3.14159265358979323846
uniform vec2 u_resolution; uniform vec2 u_mouse; uniform float u_time;
uniform float u_rows; // @range(2, 20) @step(1) @default(6) how many rows there are

float square(vec2 p, float half_) {
    vec2 d = abs(p) - half_;
    return 1.0 - step(0.0, max(d.x, d.y));
}

void main() {
    vec2 st = gl_FragCoord.xy / u_resolution * u_rows;
    float row = mod(floor(st.y), 2.0) * 2.0 - 1.0;
    vec2 tile = fract(st) - 0.5;
    float a = PI * 0.25 + row * u_time;
    tile = mat2(cos(a), -sin(a), sin(a), cos(a)) * tile;
    vec3 colour = mix(vec3(0.1, 0.15, 0.3), vec3(1.0, 0.75, 0.3), square(tile, 0.3));
    gl_FragColor = vec4(colour, 1.0);
}
