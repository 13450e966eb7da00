// Cards without a picture.
void readArtwork() {}
vec4 picturedOver(vec4 fill, vec2 dx, vec2 dy) { return fill; }
