// The corners of a card.

// The side of a corner; corners are counted clockwise from the top left.
vec2 cornerSide() {
    int corner = gl_VertexID & 3;
    return vec2(corner == 1 || corner == 2 ? 1 : -1, corner >= 2 ? 1 : -1);
}
