// iChannel0: self
// It reads what it drew in the frame before: a spot that wanders, and what is left of it.

void mainImage(out vec4 colour, in vec2 pixel) {
    vec2 uv = pixel / iResolution.xy;
    vec2 place = pointed(iMouse, iResolution.xy, iTime);
    float far = length((uv - place) * vec2(iResolution.x / iResolution.y, 1.0));
    vec3 spot = rainbow(iTime * 0.2) * smoothstep(0.08, 0.0, far);
    vec3 before = iFrame == 0 ? vec3(0.0) : texture(iChannel0, uv).rgb;
    colour = vec4(max(before * 0.97, spot), 1.0);
}
