uniform vec2 resolution;
void main() { gl_FragColor = vec4(3.0 * gl_FragCoord.xy / resolution, 0.75, 1.0); }
