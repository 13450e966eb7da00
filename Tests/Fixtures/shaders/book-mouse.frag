uniform vec2 u_mouse;
uniform vec2 u_resolution;
uniform float u_frame; // glslViewer counts with a float
uniform vec4 u_date;
varying vec2 v_texcoord;

void main(void) {
    vec2 mouse = u_mouse / u_resolution;
    float near = 1.0 - smoothstep(0.0, 0.4, distance(v_texcoord, mouse));
    float blink = mod(u_frame, 2.0) * 0.0 + u_date.w * 0.0;
    gl_FragColor = vec4(vec3(0.2, 0.4, 0.6) + near + blink, 1.0);
}
