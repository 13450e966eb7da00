// iChannel0: ../../../.build/pages/clip.mp4
void mainImage(out vec4 colour, in vec2 place) { colour = texture(iChannel0, place / iResolution.xy); }
