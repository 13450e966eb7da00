// Not the cards but their triangles, with a colour for each part of them.
uniform vec4 colour;
out vec4 light;

void main() { light = colour; }
