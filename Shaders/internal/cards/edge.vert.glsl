// A ring around the edge of a card, a pixel wider than it, and for cards that others shine through also what the ring encloses.
#include "cards/card.vert.glsl"

vec2 edgePlace(Card card, vec2 side, vec2 pixel) {
    vec2 far = card.box.xy;
    far = ring() == 0 ? far + pixel : max(far - (rounding(card) > 0.0 ? 2.0 : 1.0) * pixel - 0.3 * card.box.z, 0.0);
    if (ring() == 2 && isOpaque(card)) far = vec2(0);
    return side * far;
}

// The plane goes on beyond the card; its depth must not go far, or a card seen from its edge would cut through all others.
void keepDepth(Card card) {
    if (ring() == 0 && gl_Position.w > nearest)
        gl_Position.z = clamp(gl_Position.z / gl_Position.w, card.depths.x, card.depths.y) * gl_Position.w;
}
