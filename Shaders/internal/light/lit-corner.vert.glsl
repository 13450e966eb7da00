// Corners of what is small enough for light to be known at its corners: the pieces of an edge. As many as the block holds are drawn
// together: see `SmallCard`.
#include "shared/srgb.glsl"
#include "light/light.glsl"

struct SmallCard {
    vec4 lights[15];
    vec4 points;  // from the picture to points on the card
    vec4 fill[2]; // from, to: bytes, premultiplied
    vec4 axis;    // what leads from the picture to how far along the gradient it is
};
layout(std140) uniform SmallCards { SmallCard cards[SMALL_CARDS]; };
layout(location = 3) in float number; // of the card
out vec4 painted;                     // bytes, premultiplied
vec4 lit(int vector) { return cards[int(number)].lights[vector]; }

void prepareCorner(vec2 spot) {
    SmallCard card = cards[int(number)];
    vec4 bytes = mix(card.fill[0], card.fill[1], clamp(dot(spot - 0.5, card.axis.xy) + 0.5, 0.0, 1.0));
    vec4 veil = veilOn(card.points.xy * (spot - 0.5) - card.points.zw);
    vec3 own = decoded(bytes.rgb / max(bytes.a, 1e-3));
    painted = vec4(encoded(min(own * (1.0 - veil.a) + veil.rgb, 1.0)) * bytes.a, bytes.a);
}
