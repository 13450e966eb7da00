#include "b.glsl"
#include <noise>
uniform float shine = 0.5; // @range(0, 1) @label(Shine) @help(how much)
uniform vec3 tint; slider[(0,0,0),(0.5,1,1),(1,1,1)]
varying vec2 uv;
#group Light
struct Lamp { vec3 at; float power; };
uniform Lamp lamps[2];
layout(std140) uniform Block { mat3 m; bool on; } block;
void main() { vec4 c = cardColour(v_uv); gl_FragColor = vec4(c.rgb * shine, 1.0); }
