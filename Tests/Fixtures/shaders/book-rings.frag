#ifdef GL_ES
precision mediump float;
#endif

uniform vec2 u_resolution;
uniform float u_time;

// Rings that run outwards.
void main() {
    vec2 st = gl_FragCoord.xy / u_resolution.xy - 0.5;
    st.x *= u_resolution.x / u_resolution.y;
    float ring = sin(60.0 * length(st) - 4.0 * u_time);
    gl_FragColor = vec4(vec3(smoothstep(-0.2, 0.2, ring)), 1.0);
}
