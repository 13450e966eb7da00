// A banknote's engraving: lines that swell where the picture is dark, and cross where it is darkest.

#include <colour>

uniform vec3 ink = vec3(0.11, 0.16, 0.20);   // @colour
uniform vec3 paper = vec3(0.95, 0.92, 0.84); // @colour
uniform float pitch = 4.0;   // @range(2, 16) @step(0.25) from line to line, in points
uniform float slant = 32.0;  // @range(-90, 90) @step(1) of the first lines, in degrees
uniform float sway = 0.5;    // @range(0, 2) how much the lines follow the picture
uniform float contrast = 1.1; // @range(0.3, 3) @log
uniform float colours = 0.0; // @range(0, 1) how much of the picture's own colour the ink has

float darkness = 0.0;

// How much ink a set of lines leaves here: none below `from`, all of it a step above.
float lines(float degrees, float from) {
    float a = radians(degrees);
    vec2 spot = v_uv * u_size / pitch;
    vec2 along = vec2(cos(a), sin(a));
    float across = dot(spot, vec2(-along.y, along.x)) + sway * darkness * 0.8;
    across += 0.15 * sin(0.25 * dot(spot, along));
    float width = smoothstep(from, from + 0.8, darkness) * 0.7;
    float soft = max(fwidth(across), 0.001);
    float far = abs(fract(across) - 0.5) * 2.0;
    float line = clamp((width - far) / (2.0 * soft) + 0.5, 0.0, 1.0) * step(0.02, width);
    return mix(line, width, smoothstep(0.4, 0.9, soft));
}

void main() {
    vec3 card = cardColour(v_uv).rgb;
    float grey = luma(card);
    darkness = clamp(0.5 + (0.5 - grey) * contrast, 0.0, 1.0);

    float light = 1.0 - lines(slant, 0.02);
    light *= 1.0 - lines(slant + 62.0, 0.5);
    light *= 1.0 - lines(slant - 58.0, 0.72);

    // Letters are cut whole.
    float label = cardLabel(v_uv).a;
    vec3 own = mix(ink, card * 0.7, colours);
    vec3 colour = mix(own, paper, light);
    gl_FragColor = vec4(mix(colour, grey > 0.6 ? paper : own, label), 1);
}
