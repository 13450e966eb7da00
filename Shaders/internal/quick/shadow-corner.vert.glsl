// Corners of shadows, which have no sides: what is left of the light where the shadow is whole, premultiplied, stands there.
flat out vec4 colour;

void prepareCorner(vec2 spot) { colour = inwards; }
