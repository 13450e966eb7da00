// A card that was drawn flat, or a piece of it.
#include "shared/noise.glsl"

uniform sampler2D sheet;
uniform vec4 reach;
uniform vec4 rectangle; // of the card in the picture: left, low, width, height
uniform vec4 place; // of this part in the whole picture, in pixels
uniform vec4 lines[16]; // in the fourth number, if it is not below 0, by how many points it goes under the piece of its card that begins there
uniform int count;
uniform vec4 fade; // how much of it is seen, and whether it ends at its sides
uniform vec4 shade; // what its form is painted with, premultiplied; with alpha 0 it is seen as it is
uniform float least; // what covers less of a pixel is left out
in vec2 spot;
layout(location = 0) out vec4 light;

void paint() {
    vec2 share = 0.5 + 0.5 * vec2(reach.z, -1.0) * spot / reach.xy;
    // Between texels of its own only: beyond them are those of other cards.
    vec2 rim = 0.5 / (vec2(textureSize(sheet, 0)) * rectangle.zw);
    light = texture(sheet, rectangle.xy + clamp(share, rim, 1.0 - rim) * rectangle.zw);
    light = shade.a > 0.0 ? shade * light.a : withLight(light * fade.x, spot);
    float covered = 1.0;
    for (int i = 0; i < count; i++) {
        // The mask hides how many there may be from Mesa, which would write the loop out for each of them.
        vec4 line = lines[i & 15];
        float within = dot(line.xyz, vec3(spot, 1.0));
        float pixel = max(length(vec2(dFdx(within), dFdy(within))), 1e-12);
        // What is opaque ends sharply there, or its mirror image would have lines; a little later than it might, for rounding.
        covered *= line.w >= 0.0 && light.a > 0.999 ? step(-0.02 * pixel - line.w, within)
            : clamp(within / pixel + 0.5, 0.0, 1.0);
    }
    if (covered <= 0.0 || light.a <= 0.0) discard;
    // Two pieces that share a pixel let through together what the whole would: (1 - a)^c · (1 - a)^(1 - c) = 1 - a.
    if (covered < 1.0 && fade.y > 0.0) light *= covered;
    else if (covered < 1.0) light *= (1.0 - pow(max(1.0 - light.a, 0.0), covered)) / light.a;
    if (light.a < least) discard;
    // Soft light would show its steps.
    light *= 1.0 + 0.008 * reach.w * (light.a < 0.999 ? noise(gl_FragCoord.xy + place.xy) : 0.0);
}
