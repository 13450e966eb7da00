#pragma once
// The host's part of Fragmentarium's Julia sets. Who includes it defines `vec2 formula(vec2 z, vec2 c)`.
#define providesInit
#include "2D.frag"
#include "Complex.frag"
#group Julia
uniform int Iterations; slider[10,100,1000]
uniform int PreIterations; slider[0,0,100]
uniform float EscapeSize; slider[0,2,11]
uniform bool Julia; checkbox[false]
uniform float JuliaX; slider[-2,-0.6,2]
uniform float JuliaY; slider[-2,0.6,2]
uniform float R; slider[0,0,1]
uniform float G; slider[0,0.4,1]
uniform float B; slider[0,0.7,1]
vec2 c2 = vec2(0);
vec2 formula(vec2 z, vec2 c);

void init() { c2 = vec2(JuliaX, JuliaY); }

vec3 color(vec2 point) {
    vec2 z = Julia ? point : vec2(0);
    vec2 c = Julia ? c2 : point;
    float escape = pow(10.0, EscapeSize);
    for (int i = 0; i < Iterations; i++) {
        z = formula(z, c);
        float size = dot(z, z);
        if (size > escape) {
            float turns = float(i) + 1.0 - log2(max(log2(size) / log2(escape), 1e-6));
            return 0.5 + 0.5 * cos(6.2831853 * (0.02 * turns + vec3(R, G, B)));
        }
    }
    return vec3(0);
}
