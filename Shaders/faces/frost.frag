// Frosted glass: the card's picture blurred within it, what is behind shining through, the writing clear on top.
#pragma translucent

#include <noise>

uniform vec3 tint = vec3(0.90, 0.95, 1.00); // @colour of the glass
uniform float clear = 0.45;  // @range(0, 1) how much of what is behind comes through
uniform float milk = 0.35;   // @range(0, 1) between the card's colours and the glass' own
uniform float blur = 18.0;   // @range(0, 60) @step(1) in points
uniform float grain = 0.4;   // @range(0, 1) of the ground surface
uniform float edge = 0.7;    // @range(0, 1) light in the polished edge

void main() {
    vec2 pixel = floor(v_uv * u_resolution);
    // A spiral by the golden angle fills a disc evenly; turning it by chance makes the blur a fine grain.
    float turn = 6.2832 * grain * hash(pixel);
    vec4 seen = vec4(0);
    float places = floor(mix(8.0, 24.0, u_effort));
    for (float i = 0.0; i < places; i++) {
        float angle = 2.39996 * i + turn;
        float far = blur * sqrt((i + 0.5) / places);
        vec2 place = clamp(v_uv + far * vec2(cos(angle), sin(angle)) / u_size, 0.0, 1.0);
        // Not the writing, which would smudge the glass around its letters.
        seen += vec4(cardColour(place).rgb, 1.0) * (1.001 - cardLabel(place).a);
    }
    vec3 glass = mix(seen.rgb / seen.a, tint, milk);
    glass += 0.08 * grain * (hash(pixel + 0.5) - 0.5);
    // Light falls from above.
    glass += 0.12 * (v_uv.y - 0.5);
    vec2 fromEdge = min(v_uv, 1.0 - v_uv) * u_size;
    float rim = exp(-min(fromEdge.x, fromEdge.y) / 1.1) * edge * mix(0.35, 1.0, v_uv.y);

    vec4 label = cardLabel(v_uv);
    vec3 colour = mix(mix(glass, vec3(1), rim), label.rgb, label.a);
    gl_FragColor = vec4(colour, mix(1.0 - clear * (1.0 - rim), 1.0, label.a));
}
