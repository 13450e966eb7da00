// Glyphs on cards: four corners each, put around the ink and a pixel more.
#include "shared/corner.vert.glsl"
#include "shared/pixel.vert.glsl"

struct Text {
    mat4 matrix; // from points on the card to clip space, a hair in front of the card
    vec4 box;    // half width, half height and corner radius of the card
    vec4 colour; // premultiplied linear light
};
layout(std140) uniform Texts { vec4 texts[TEXTS * 6]; }; // as in cards/card.vert.glsl
Text textAt(int index) {
    int i = index * 6;
    return Text(mat4(texts[i], texts[i + 1], texts[i + 2], texts[i + 3]), texts[i + 4], texts[i + 5]);
}
uniform int first;    // text of this block

layout(location = 0) in vec4 place; // corner of the ink in points from the card's middle, and in squares on its page
layout(location = 1) in vec4 more;  // points per square, 16 pages + reach, 2048 widths + heights of the ink, text

out vec2 spot;
out vec2 square;
flat out float page;
flat out float reach;
flat out vec4 slot;
flat out vec4 box;
flat out vec4 colour;
flat out float gain;

void main() {
    Text text = textAt(int(more.w) - first);
    mat4 matrix = text.matrix;
    box = text.box;
    colour = text.colour;
    // Light mixed truly makes dark letters look thin and bright ones fat: the former get a little more, the latter less.
    float brightness = dot(colour.rgb, vec3(0.2126, 0.7152, 0.0722)) / max(colour.a, 1e-6);
    gain = mix(0.9, -0.35, sqrt(clamp(brightness, 0.0, 1.0)));
    page = floor(more.y / 16.0);
    reach = more.y - 16.0 * page;

    vec2 side = cornerSide();
    vec2 ink = vec2(floor(more.z / 2048.0), mod(more.z, 2048.0));
    vec2 least = place.zw - max(side, 0.0) * ink - reach + 0.5;
    // Up to the middles of the outermost squares: beyond is another glyph.
    slot = vec4(least, ink + 2.0 * reach - 1.0);
    vec2 grown = place.xy + side * min(pixelAt(matrix, place.xy), 0.98 * reach * more.x);
    spot = clamp(grown, -box.xy, box.xy);
    // From the slot's own corner, so that rounding is the same wherever on the page that is.
    square = max(side, 0.0) * ink + reach - 0.5 + (spot - place.xy) / more.x;
    gl_Position = matrix * vec4(spot, 0, 1);
    clip();
}
