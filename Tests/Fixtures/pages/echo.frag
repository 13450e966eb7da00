// Over the picture: what moves leaves an echo of itself.
uniform sampler2D backbuffer;
void main() { gl_FragColor = mix(sceneColour(v_uv), texture2D(backbuffer, v_uv), 0.6) + vec4(0.02 * sin(u_time * 6.0)); }
