// The inside of an opaque card.
float along() { return clamp(way, 0.0, 1.0); }

void paint() {
    prepareFill();
    vec2 dx = dFdx(spot);
    vec2 dy = dFdy(spot);
    readArtwork();
    light = picturedOver(filled(), dx, dy);
}
