// The cards that are drawn together, one an instance, and what is told of each to its fragments. What a fragment does not ask for,
// the linker leaves out.
#include "cards/shade.glsl"
#include "shared/corner.vert.glsl"
#include "shared/pixel.vert.glsl"

struct Card {
    mat4 matrix;   // from points on the card to clip space
    vec4 box;      // half width, half height, corner radius, border width
    vec4 start;    // gradient's ends and border: sRGB, premultiplied
    vec4 end;
    vec4 border;
    vec4 more;     // gradient's axis, flags, alpha
    vec4 artwork;  // from points to the picture's -0.5…0.5, and half its size in points
    vec4 depths;   // least and greatest, with a few pixels to spare; how far the picture has moved
};
// Vectors and no structures: a driver keeps a name for each member of each structure, and looks through all of them for one.
layout(std140) uniform Cards { vec4 cards[CARDS * 11]; };
Card cardAt(int index) {
    int i = index * 11;
    return Card(
        mat4(cards[i], cards[i + 1], cards[i + 2], cards[i + 3]), cards[i + 4], cards[i + 5], cards[i + 6], cards[i + 7],
        cards[i + 8], cards[i + 9], cards[i + 10]);
}
uniform ivec2 run;   // the first card, and which way to go from it

out vec2 spot;       // in points from the card's middle
flat out vec4 box;
flat out vec4 border;
flat out float alpha;
flat out vec4 start; // sRGB, premultiplied
flat out vec4 end;
flat out vec4 plain; // the light of the first
flat out vec2 axis;
out float way;       // along the gradient
flat out vec4 image;
flat out vec2 slide; // of the picture behind the card
flat out int seam;   // where its block of seams begins

const int opaque = 1;

bool isOpaque(Card card) { return (int(card.more.z) & opaque) != 0; }

// Around the card are three rings of four corners each: 0 is the outermost.
int ring() { return gl_VertexID >> 2; }

// How many points one pixel is at a place of the outline.
vec2 pixelOf(Card card, vec2 side) { return min(pixelAt(card.matrix, side * card.box.xy), 300.0 * card.box.xy); }

// So far inside, a round corner is a straight one.
float rounding(Card card) { return 0.3 * max(card.box.z - card.box.w, 0.0) + card.box.w; }

void tell(Card card, int index, vec2 place) {
    spot = place;
    box = card.box;
    border = card.border;
    alpha = card.more.w;
    start = card.start;
    end = card.end;
    plain = shade(card.start);
    axis = card.more.xy;
    way = dot(place, card.more.xy) + 0.5;
    image = card.artwork;
    slide = card.depths.zw;
    seam = 10 * index;
    tellFace(index, card.box.xy);
}
