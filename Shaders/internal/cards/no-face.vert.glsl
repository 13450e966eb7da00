// Where no shader of the user's own paints cards.
void tellFace(int index, vec2 far) {}
