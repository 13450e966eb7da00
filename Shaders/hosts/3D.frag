#pragma once
// The host's part of Fragmentarium's pictures of space. Who includes it defines `vec3 color(vec3 from, vec3 dir)`.
#include "MathUtils.frag"
#camera 3D
#group Camera
uniform float FOV; slider[0,0.4,2]
uniform vec3 Eye; slider[(-50,-50,-50),(0,0,-10),(50,50,50)]
uniform vec3 Target; slider[(-50,-50,-50),(0,0,0),(50,50,50)]
uniform vec3 Up; slider[(-1,-1,-1),(0,1,0),(1,1,1)]
#group Post
uniform float Gamma; slider[0,1,5]
uniform float Exposure; slider[0,1,3]
varying vec3 from;
varying vec3 dir;
varying vec2 coord;
varying vec2 viewCoord;
uniform vec2 pixelSize;
uniform int subframe; // of those that are added up: here one is all

#ifdef providesInit
void init();
#endif
vec3 color(vec3 from, vec3 dir);

void main() {
#ifdef providesInit
    init();
#endif
    viewCoord = 2.0 * gl_FragCoord.xy * pixelSize - 1.0;
    coord = FOV * viewCoord * vec2(pixelSize.y / pixelSize.x, 1);
    vec3 ahead = normalize(Target - Eye);
    vec3 right = cross(ahead, Up);
    right = dot(right, right) > 1e-12 ? normalize(right) : normalize(cross(ahead, vec3(0.3, 0.5, 0.8)));
    from = Eye;
    dir = normalize(ahead + coord.x * right + coord.y * cross(right, ahead));
    gl_FragColor = vec4(pow(max(Exposure * color(from, dir), 0.0), vec3(1.0 / max(Gamma, 0.01))), 1);
}
