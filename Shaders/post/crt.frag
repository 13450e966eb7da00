// A tube: bulging glass, lines drawn by a beam that is thicker where it is bright, and stripes of red, green and blue.

#include <shapes>

uniform float lines = 240.0;  // @range(60, 1080) @step(1) from top to bottom
uniform float bulge = 0.35;   // @range(0, 1)
uniform float beam = 0.6;     // @range(0, 1) how dark it is between the lines
uniform float mask = 0.35;    // @range(0, 1) how strongly the stripes show
uniform float bleed = 0.4;    // @range(0, 1) how far colours run along a line
uniform float glow = 0.5;     // @range(0, 1)

void main() {
    vec2 spot = 2.0 * v_uv - 1.0;
    // The farther from the middle, the farther out one looks: that is a bulge.
    spot *= 1.0 + 0.12 * bulge * spot.yx * spot.yx;
    vec2 uv = 0.5 + 0.5 * spot;

    // Fewer lines where there are not two and a half pixels for each.
    float count = min(lines, u_resolution.y / 2.5);
    float row = uv.y * count;
    float y = (floor(row) + 0.5) / count;
    float x = bleed * 0.5 / count;
    vec3 colour = sceneColour(vec2(uv.x, mix(y, uv.y, 0.4))).rgb * 0.5;
    colour += 0.25 * sceneColour(vec2(uv.x - x, y)).rgb + 0.25 * sceneColour(vec2(uv.x + x, y)).rgb;
    // Colour is sent with less detail than brightness.
    colour.r = mix(colour.r, sceneColour(vec2(uv.x - 2.0 * x, y)).r, 0.5 * bleed);
    colour.b = mix(colour.b, sceneColour(vec2(uv.x + 2.0 * x, y)).b, 0.5 * bleed);

    vec3 light = colour * colour;
    float between = abs(fract(row) - 0.5) * 2.0;
    vec3 width = mix(vec3(0.45), vec3(1.15), colour);
    light *= mix(vec3(1), 1.35 * exp(-pow(vec3(between) / width, vec3(2.0)) * 1.6), beam);

    // One stripe a pixel on a small picture, wider on a large one, so that they can be seen.
    float stripe = max(1.0, floor(u_resolution.y / 720.0 + 0.5));
    int which = int(mod(floor(v_uv.x * u_resolution.x / stripe), 3.0));
    vec3 shown = which == 0 ? vec3(1, 0.25, 0.25) : which == 1 ? vec3(0.25, 1, 0.25) : vec3(0.25, 0.25, 1);
    light *= mix(vec3(1), shown * 1.7, mask);

    float level = log2(u_resolution.y / 60.0);
    vec3 around = sceneColour(uv, level).rgb;
    light += glow * 0.28 * around * around;

    // Beyond the glass there is nothing.
    vec2 wide = vec2(u_resolution.x / u_resolution.y, 1);
    float on = smoothstep(0.008, 0.0, roundedBox(spot * wide, wide, 0.02 + 0.1 * bulge));
    on *= 1.0 - 0.35 * bulge * pow(dot(spot, spot) / 2.0, 2.0);
    gl_FragColor = vec4(sqrt(light) * on, 1);
}
