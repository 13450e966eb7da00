// The light that a card keeps away.
#include "quick/part.glsl"

flat in vec4 colour; // of what is left where the shadow is whole, premultiplied

void main() { light = shadowOf(colour, texture(picture, spot).r * shown * shadowInFloor()); }
