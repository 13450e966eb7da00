// A picture as it is, in a place of its own size or a larger one.
uniform sampler2D picture;
in vec2 place;
out vec4 colour;

void main() {
    colour = texture(picture, place);
}
