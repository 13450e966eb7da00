#pragma once
// The host's part of Fragmentarium's solids of which nobody knows how far they are. Who includes it defines
// `bool inside(vec3 point)` and providesInside, or `float DE(vec3 point)`.
#include "3D.frag"
#group Raytracer
uniform float Near; slider[0,0,12]
uniform float Far; slider[0,5,12]
uniform int Samples; slider[0,100,2000]
#group Light
uniform vec4 SpotLight; color[0,1,1,1,1,1]
uniform vec2 SpotLightDir; slider[(-1,-1),(0.1,0.1),(1,1)]
uniform vec4 CamLight; color[0,1,2,1,1,1]
#group Coloring
uniform vec3 BaseColor; color[1,1,1]
uniform float OrbitStrength; slider[0,0.4,1]
uniform vec3 BackgroundColor; color[0.6,0.6,0.45]
uniform float GradientBackground; slider[0,0.3,5]
vec4 orbitTrap = vec4(10000);

#ifdef providesInside
bool inside(vec3 point);
#else
float DE(vec3 point);
bool inside(vec3 point) { return DE(point) < 0.0; }
#endif
#ifdef providesColor
vec3 color(vec3 point);
#endif

// How far it is to where inside and outside meet; below 0 where they do not.
float distanceAlong(vec3 from, vec3 dir) {
    bool begins = inside(from + Near * dir);
    float gap = (Far - Near) / float(max(Samples, 1));
    float far = Near;
    for (int i = 0; i < Samples; i++) {
        far += gap;
        if (inside(from + far * dir) == begins) continue;
        float near = far - gap;
        for (int halving = 0; halving < 12; halving++) {
            float middle = 0.5 * (near + far);
            if (inside(from + middle * dir) == begins) near = middle; else far = middle;
        }
        return far;
    }
    return -1.0;
}

vec3 color(vec3 from, vec3 dir) {
    float far = distanceAlong(from, dir);
    vec3 sky = mix(BackgroundColor, vec3(0), clamp(GradientBackground * 0.5 * dot(viewCoord, viewCoord), 0.0, 1.0));
    if (far < 0.0) return sky;
    // Two more ways beside this one span the surface.
    vec3 right = normalize(cross(dir, Up)), up = cross(right, dir);
    float wide = 0.5 * (Far - Near) / float(max(Samples, 1)) / max(far, 1e-6);
    vec3 one = normalize(dir + wide * right), two = normalize(dir + wide * up), point = from + far * dir;
    float first = distanceAlong(from, one), second = distanceAlong(from, two);
    vec3 n = first < 0.0 || second < 0.0 ? -dir : cross(from + first * one - point, from + second * two - point);
    n = dot(n, n) > 0.0 ? normalize(n) : -dir;
    if (dot(n, dir) > 0.0) n = -n;
    orbitTrap = vec4(10000);
    inside(point);
#ifdef providesColor
    vec3 own = color(point);
#else
    vec3 own = mix(BaseColor, clamp(sqrt(orbitTrap.xyz), 0.0, 1.0), 0.5 * OrbitStrength);
#endif
    vec2 turn = 3.14159265 * SpotLightDir;
    vec3 light = vec3(sin(turn.x) * cos(turn.y), sin(turn.x) * sin(turn.y), cos(turn.x));
    return own * (SpotLight.rgb * SpotLight.a * max(0.0, dot(n, -light)) + CamLight.rgb * CamLight.a * max(0.0, -dot(n, dir)));
}
