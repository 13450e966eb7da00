// Corners that fall away into the dark, as through an old lens, so that one looks at the middle.

#include <colour>

uniform float amount = 0.65;   // @range(0, 1)
uniform float start = 0.35;    // @range(0, 1) where it begins: 0 in the middle, 1 in the corner
uniform float round = 0.6;     // @range(0, 1) from the picture's form to a circle
uniform vec3 tone = vec3(0.05, 0.03, 0.08); // @colour of the corners
uniform float pale = 0.3;      // @range(0, 1) how much the corners lose their colours first

void main() {
    vec4 colour = sceneColour(v_uv);
    vec2 spot = 2.0 * v_uv - 1.0;
    // In units of the corner's distance.
    float wide = mix(1.0, u_resolution.x / u_resolution.y, round);
    float far = length(spot * vec2(wide, 1)) / length(vec2(wide, 1));

    float dark = smoothstep(start, 1.15, far);
    float grey = luma(colour.rgb);
    vec3 mixed = mix(colour.rgb, vec3(grey), pale * dark);
    // Multiplied, as a lens does it, and then a little of the tone, so that corners are not dead.
    mixed *= mix(vec3(1), tone * 2.0, amount * dark);
    gl_FragColor = vec4(mix(mixed, tone, 0.3 * amount * dark), colour.a);
}
