// A light goes round and leaves a trail, which is what was drawn in the frame before, a little darker and nearer.
uniform sampler2D backbuffer;
uniform float time;
uniform vec2 resolution;
void main() {
    vec2 uv = gl_FragCoord.xy / resolution;
    vec2 spot = 0.5 + 0.3 * vec2(cos(time * 2.0), sin(time * 3.0));
    float light = smoothstep(0.08, 0.02, distance(uv * vec2(resolution.x / resolution.y, 1.0), spot * vec2(resolution.x / resolution.y, 1.0)));
    vec3 before = texture2D(backbuffer, (uv - 0.5) * 0.99 + 0.5).rgb;
    gl_FragColor = vec4(max(before * vec3(0.97, 0.94, 0.985), light * vec3(1.0, 0.8, 0.4)), 1.0);
}
