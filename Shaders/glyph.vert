// Glyphs on cards: four corners each, put around the ink and a pixel more.
struct Text {
    mat4 matrix; // from points on the card to clip space, a hair in front of the card
    vec4 box;    // half width, half height and corner radius of the card
    vec4 colour; // premultiplied linear light
};
layout(std140) uniform Texts { vec4 texts[TEXTS * 6]; }; // as in card.vert
Text textAt(int index) {
    int i = index * 6;
    return Text(mat4(texts[i], texts[i + 1], texts[i + 2], texts[i + 3]), texts[i + 4], texts[i + 5]);
}
uniform int first;    // text of this block
uniform vec2 picture; // half of it, in pixels
uniform vec4 level;   // by clip space's y, w and 1: points under the floor, above which nothing is drawn

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

const float nearest = 1e-3;

// How many points on the card one pixel is, across and down.
vec2 pixel(mat4 matrix, vec2 spot) {
    vec4 at = matrix * vec4(spot, 0, 1);
    float w = max(abs(at.w), nearest);
    vec2 right = (matrix[0].xy - at.xy / w * matrix[0].w) / w * picture;
    vec2 down = (matrix[1].xy - at.xy / w * matrix[1].w) / w * picture;
    float area = abs(right.x * down.y - right.y * down.x);
    return vec2(length(down), length(right)) / max(area, 1e-20);
}

#ifdef MIRRORED
out float under; // points under the floor
#endif

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

    int corner = gl_VertexID & 3;
    vec2 side = vec2(corner == 1 || corner == 2 ? 1 : -1, corner >= 2 ? 1 : -1);
    // Up to the middles of the outermost squares: beyond is another glyph.
    vec2 ink = vec2(floor(more.z / 2048.0), mod(more.z, 2048.0));
    vec2 least = place.zw - max(side, 0.0) * ink - reach + 0.5;
    slot = vec4(least, least + ink + 2.0 * reach - 1.0);
    vec2 grown = place.xy + side * min(pixel(matrix, place.xy), 0.98 * reach * more.x);
    spot = clamp(grown, -box.xy, box.xy);
    square = place.zw + (spot - place.xy) / more.x;
    gl_Position = matrix * vec4(spot, 0, 1);
#ifdef MIRRORED
    under = dot(level.xyz, vec3(gl_Position.yw, 1));
#endif
    gl_ClipDistance[0] = gl_Position.w - nearest;
    gl_ClipDistance[1] = dot(level, vec4(gl_Position.yw, 1, 1));
}
