// The light of a card where so much of a pixel is covered.
void paintCovered(float covered, vec2 dx, vec2 dy) {
    vec4 fill = borderedOver(picturedOver(filled(), dx, dy), dx, dy);
    light = fill * (covered * alpha);
}
