// The inside of an opaque card without a picture, written as bytes of sRGB.
float along() { return clamp(way, 0.0, 1.0); }

void paint() {
    prepareFill();
    light = filledBytes();
}
