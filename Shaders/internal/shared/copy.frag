// A picture as it is, in a place of its own size or a larger one.
uniform sampler2D picture;
uniform vec4 place; // left, low, and one pixel's share of width and height
out vec4 colour;

void main() {
    colour = texture(picture, (gl_FragCoord.xy - place.xy) * place.zw);
}
