// Something that happens to the whole picture. While it is open in a window, save this file and see it; press E there to come back
// here.
//
// What comes in: v_uv (0 to 1, y up), u_resolution in pixels, u_time in seconds, the picture as sceneColour(uv), blurred as
// sceneColour(uv, level), and how far away it is as sceneDepth(uv).

// Every uniform is a knob: in the panel, for --set, in the document.
uniform float waves = 0.25; // @range(0, 1) @label(Waves) @help(how far the picture swims)
uniform float glow = 0.3;   // @range(0, 1) @label(Glow) @help(how much light spreads)

void main() {
    vec2 away = v_uv - 0.5;
    float ripple = sin(40.0 * length(away) - 3.0 * u_time);
    vec2 uv = v_uv + 0.02 * waves * ripple * away;
    vec3 colour = sceneColour(uv).rgb + glow * sceneColour(uv, 4.0).rgb * sceneColour(uv, 4.0).rgb;
    gl_FragColor = vec4(colour, 1.0);
}
