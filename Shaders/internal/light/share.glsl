// How much of the light on a card is drawn with its edges, and not laid over what is there: all of it where a pixel shows what is behind,
// too, nothing where it shows the card alone. Between them both have a part, since no two programs find the same share to the last digit.
// What is seen through the whole card is no edge.
float edgeShare(float covered) { return alpha < 1.0 ? 0.0 : 1.0 - smoothstep(0.75, 1.0, covered); }
