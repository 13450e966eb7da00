void mainImage(out vec4 colour, in vec2 pixel) { colour = vec4(pixel / iResolution.xy, 0.5, 1.0); }

#ifdef ANOTHER_PROGRAM
out vec4 result;
void main() { mainImage(result, gl_FragCoord.xy); }
#endif
