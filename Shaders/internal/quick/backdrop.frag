// The picture without cards, where no card is.
uniform sampler2D ground;
in vec2 spot;
out vec4 light;

void main() { light = texture(ground, spot); }
