// An instant photograph: a white frame, wider below, and a picture whose colours have begun to fade.

#include <colour>

uniform float frame = 0.06;  // @range(0, 0.3) of the card's width
uniform float foot = 0.22;   // @range(0, 0.5) height of the strip below, of the card's width
uniform float fade = 0.45;   // @range(0, 1) blacks that have become grey
uniform float warmth = 0.45; // @range(-1, 1) from blue to yellow
uniform float corners = 0.5; // @range(0, 1) how dark they are
uniform vec3 card = vec3(0.965, 0.957, 0.935); // @colour of the frame

void main() {
    // In widths of the card, from the lower left.
    vec2 spot = v_uv * u_size / u_size.x;
    vec2 low = vec2(frame, foot), high = vec2(1.0 - frame, u_size.y / u_size.x - frame);
    vec2 size = max(high - low, 0.01);
    vec2 within = (spot - low) / size;

    // As much of the picture as fits without being pressed into another shape.
    float wanted = size.x / size.y, has = u_size.x / u_size.y;
    vec2 part = wanted > has ? vec2(1, has / wanted) : vec2(wanted / has, 1);
    vec3 photo = cardColour(0.5 + (clamp(within, 0.0, 1.0) - 0.5) * part).rgb;

    // Old dyes: shadows lift, colours lean, contrast goes.
    float grey = luma(photo);
    photo = mix(photo, vec3(grey), 0.35 * fade);
    photo = mix(photo, photo * 0.72 + vec3(0.20, 0.17, 0.16), fade);
    photo *= 1.0 + warmth * vec3(0.10, 0.02, -0.16);
    vec2 out2 = within - 0.5;
    photo *= 1.0 - corners * 1.1 * dot(out2, out2);

    // The frame is a sheet above the photograph, with a shadow on its inner edge.
    vec2 deep = min(spot - low, high - spot) * u_size.x;
    float inside = min(deep.x, deep.y);
    float soft = fwidth(inside);
    photo *= 0.82 + 0.18 * smoothstep(0.0, 3.0, inside);
    vec3 sheet = card * (0.97 + 0.05 * v_uv.y);
    gl_FragColor = vec4(mix(sheet, photo, smoothstep(-soft, soft, inside)), 1);
}
