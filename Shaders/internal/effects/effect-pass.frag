// A pass of a shader of the user's own.
// place, which effect.glsl declares: 0, 0, the target's height and width
out vec4 light;

void main() { light = zt_shadePass(gl_FragCoord.xy, place.wz); }
