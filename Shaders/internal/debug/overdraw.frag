// Not the cards but how often each pixel is drawn: dark red, orange, yellow, white. Each layer adds the same.
out vec4 light;

void main() { light = vec4(0.11, 0.035, 0.014, 1); }
