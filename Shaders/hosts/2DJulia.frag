#pragma once
// The host's part of Fragmentarium's Julia sets. Who includes it defines `vec2 formula(vec2 z, vec2 c)`.
#define providesInit
#include "2D.frag"
#include "Complex.frag"
#group Julia
uniform int Iterations; slider[1,200,1000]
uniform int PreIterations; slider[0,1,100]
uniform float R; slider[0,0,1]
uniform float G; slider[0,0.4,1]
uniform float B; slider[0,0.7,1]
uniform float C; slider[0,1,2]
uniform bool Julia; checkbox[false]
uniform float JuliaX; slider[-15,0.23528,8]
uniform float JuliaY; slider[-15,5.5384,8]
uniform float EscapeSize; slider[0,5,11]
uniform int ColoringType; slider[0,0,2]
uniform float ColorFactor; slider[0,0.5,1]
vec2 c2 = vec2(0);
vec2 formula(vec2 z, vec2 c);

void init() { c2 = vec2(JuliaX, JuliaY); }

// By the mean of how far its points are from the middle, by a running mean, or by how soon they are far away.
vec3 color(vec2 point) {
    vec2 z = point;
    float escape = pow(10.0, EscapeSize), sum = 0.0, running = 0.0;
    int i = 0;
    for (; i < Iterations; i++) {
        z = formula(z, Julia ? c2 : point);
        if (i > PreIterations) {
            sum += length(z);
            running = mix(running, length(z), ColorFactor);
        }
        if (dot(z, z) > escape) break;
    }
    float size = ColoringType == 2 ? dot(z, z) : (ColoringType == 1 ? running : sum / float(i - PreIterations)) / C;
    float tone = (ColoringType == 2 ? float(i) : 0.0) + 1.0 - log2(0.5 * log2(size));
    return 0.5 + 0.5 * cos(6.0 * tone + vec3(R, G, B));
}
