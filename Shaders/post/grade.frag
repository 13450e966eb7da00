// A colourist's three wheels: one colour for shadows, one for lights, and how strong everything is between them.

#include <colour>

uniform vec3 shadows = vec3(0.05, 0.24, 0.34); // @colour that dark places lean to
uniform vec3 lights = vec3(1.00, 0.80, 0.56);  // @colour that bright places lean to
uniform float amount = 0.55;    // @range(0, 1)
uniform float balance = 0.0;    // @range(-1, 1) where dark ends and bright begins
uniform float contrast = 1.15;  // @range(0.3, 2) @log
uniform float saturation = 1.0; // @range(0, 2)
uniform float exposure = 0.0;   // @range(-3, 3) in stops

void main() {
    vec4 here = sceneColour(v_uv);
    // Stops are doublings of light; bytes are about its square root.
    vec3 colour = sqrt(min(here.rgb * here.rgb * exp2(exposure), 4.0));

    // An S through the middle, which never leaves 0…1.
    vec3 bent = clamp(colour, 0.0, 1.0);
    vec3 low = 0.5 * pow(2.0 * bent, vec3(contrast)), high = 1.0 - 0.5 * pow(2.0 * (1.0 - bent), vec3(contrast));
    bent = mix(low, high, step(0.5, bent));

    float grey = luma(bent);
    bent = mix(vec3(grey), bent, saturation);

    // Only the hue of the wheels is laid on: brightness stays.
    float side = smoothstep(0.0, 1.0, clamp(grey - 0.3 * balance, 0.0, 1.0));
    vec3 wheel = mix(shadows, lights, side);
    wheel /= max(luma(wheel), 0.02);
    vec3 toned = mix(bent, grey * wheel, 0.5);
    gl_FragColor = vec4(mix(bent, toned + 0.04 * shadows * (1.0 - side), amount), here.a);
}
