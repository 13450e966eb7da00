// Two inks: what is dark in one, what is light in the other.

#include <colour>

uniform vec3 dark = vec3(0.14, 0.05, 0.38);  // @colour
uniform vec3 light = vec3(1.00, 0.62, 0.42); // @colour
uniform float contrast = 1.25; // @range(0.2, 3) @log
uniform float balance = 0.0;   // @range(-1, 1) towards the dark or the light ink
uniform float amount = 1.0;    // @range(0, 1) between the picture and its two inks
uniform bool others = false;   // the next card has the inks the other way round

void main() {
    vec3 card = cardColour(v_uv).rgb;

    // How bright the eye finds it (Rec. 709), stretched about the middle.
    float grey = luma(card);
    grey = clamp(0.5 + (grey - 0.5) * contrast + 0.5 * balance, 0.0, 1.0);
    if (others && (u_index & 1) == 1) grey = 1.0 - grey;

    // Mixed as light, not as bytes: otherwise the middle would be muddy.
    vec3 inks = sqrt(mix(dark * dark, light * light, grey));
    gl_FragColor = vec4(mix(card, inks, amount), 1);
}
