// A card on which no light falls.
vec4 seen() { return printed(); }
