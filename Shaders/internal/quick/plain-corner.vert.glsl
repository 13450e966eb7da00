// Corners of cards that are painted pixel by pixel.
void prepareCorner(vec2 spot) {}
