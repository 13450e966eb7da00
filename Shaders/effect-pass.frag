// A pass of a shader of the user's own.
uniform vec4 place; // 0, 0, the target's height and width
out vec4 light;

void main() { light = zt_shadePass(gl_FragCoord.xy, place.wz); }
