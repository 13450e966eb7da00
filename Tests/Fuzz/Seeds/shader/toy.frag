#version 330
out vec4 colour;
void mainImage(out vec4 c, in vec2 p) { c = texture(iChannel0, p / iResolution.xy); }
vec3 bend(vec3 p) { return p; }
#if 0
#else
#endif
/* a */ #pragma translucent
