// A corner of a card on the quick way: the processor has already put it where it is seen.
layout(location = 0) in vec4 place;   // in clip space
layout(location = 1) in vec4 more;    // where it is on the card's picture, how much is seen, points under the floor
layout(location = 2) in vec4 inwards; // pixels from the left, top, right and bottom sides; of a body
// in a floor that is one colour or a gradient, the floor's own colour there
out vec2 spot;
#ifndef BODY
out float shown;
#endif
#if defined(RIM) || defined(BODY) && defined(MIRRORED)
// Straight lines stay straight on the screen, and so do the distances from them.
noperspective out vec4 sides;
#endif
#ifdef MIRRORED
out float under;
#endif

void main() {
    spot = more.xy;
#ifndef BODY
    shown = more.z;
#endif
#if defined(RIM) || defined(BODY) && defined(MIRRORED)
    sides = inwards;
#endif
#ifdef MIRRORED
    under = more.w;
#endif
    gl_Position = place;
#ifdef BACKDROP
    // One triangle around the whole picture, as far away as can be.
    spot = vec2(gl_VertexID == 1 ? 2 : 0, gl_VertexID == 2 ? 2 : 0);
    gl_Position = vec4(2.0 * spot - 1.0, 1, 1);
#endif
    gl_ClipDistance[0] = gl_Position.w - 1e-3;
}
