// iChannel0: sound
uniform float u_bass;
void mainImage(out vec4 colour, in vec2 place) {
    vec2 at = place / iResolution.xy;
    float high = texture(iChannel0, vec2(at.x, 0.25)).x;
    float wave = texture(iChannel0, vec2(at.x, 0.75)).x;
    colour = vec4(step(at.y, high), smoothstep(0.03, 0.0, abs(at.y - wave)), u_bass, 1.0);
}
