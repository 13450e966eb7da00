// iChannel0: ../../../docs/images/curve.jpg
void mainImage(out vec4 colour, in vec2 place) { colour = texture(iChannel0, place / iResolution.xy * 2.0 - 0.5); }
