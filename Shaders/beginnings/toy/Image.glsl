// A Shadertoy: this file is the picture, Buffer A is drawn before it and read as iChannel0, and Common comes before both.
// What comes in: iResolution in pixels, iTime in seconds, iFrame, iMouse in pixels, iChannel0 to iChannel3.

void mainImage(out vec4 colour, in vec2 pixel) {
    vec2 uv = pixel / iResolution.xy;
    vec3 light = texture(iChannel0, uv).rgb;
    colour = vec4(pow(light, vec3(0.8)), 1.0);
}
