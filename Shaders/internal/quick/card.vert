// A corner of a card on the quick way: the processor has already put it where it is seen.
layout(location = 0) in vec4 place;   // in clip space
layout(location = 1) in vec4 more;    // where it is on the card's picture, how much is seen, points under the floor
layout(location = 2) in vec4 inwards; // pixels from the left, top, right and bottom sides; of a body
// in a floor that is one colour or a gradient, the floor's own colour there; of a shadow its own
out vec2 spot;
out float shown;
out float under;
// Straight lines stay straight on the screen, and so do the distances from them: what is between corners is to be divided by w
// again. Said as `noperspective`, llvmpipe gets them wrong in triangles that it cuts at the picture's sides.
out vec4 spreadSides;

// What else is known of a corner.
void prepareCorner(vec2 spot);

void main() {
    spot = more.xy;
    shown = more.z;
    under = more.w;
    spreadSides = inwards * place.w;
    gl_Position = place;
    gl_ClipDistance[0] = gl_Position.w - 1e-3;
    prepareCorner(spot);
}
