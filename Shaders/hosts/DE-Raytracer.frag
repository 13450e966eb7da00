#pragma once
// The host's part of Fragmentarium's solids. Who includes it defines `float DE(vec3 point)`: how far the solid is at most.
#include "3D.frag"
#group Raytracer
uniform float Detail; slider[-7,-2.3,0]
uniform float DetailAO; slider[-7,-0.5,0]
uniform float FudgeFactor; slider[0,1,1]
uniform float MaxDistance; slider[0,1000,5000]
uniform int MaxRaySteps; slider[0,96,1000]
#group Light
uniform vec4 SpotLight; color[0,0.4,1,1,1,1]
uniform vec2 SpotLightDir; slider[(-1,-1),(0.1,0.1),(1,1)]
uniform vec4 CamLight; color[0,1,2,1,1,1]
uniform float Specular; slider[0,0.2,4]
uniform float SpecularExp; slider[0,16,100]
uniform float Fog; slider[0,0,2]
uniform vec4 Glow; color[0,0,1,1,1,1]
#group Coloring
uniform vec3 BaseColor; color[1,1,1]
uniform float OrbitStrength; slider[0,0.4,1]
uniform vec4 X; color[-1,0.7,1,0.5,0.6,0.6]
uniform vec4 Y; color[-1,0.4,1,1,0.6,0]
uniform vec4 Z; color[-1,0.5,1,0.8,0.78,1]
uniform vec4 R; color[-1,0.12,1,0.4,0.7,1]
uniform vec3 BackgroundColor; color[0.6,0.6,0.45]
uniform float GradientBackground; slider[0,0.3,5]
// What is nearest on the way of a point to the three planes and to the middle: the shader keeps it.
vec4 orbitTrap = vec4(10000);
float minDist = 0.001;

float DE(vec3 point);
#ifdef providesColor
vec3 baseColor(vec3 point, vec3 normal);
#endif
#ifdef providesBackground
vec3 backgroundColor(vec3 dir);
#endif

#ifdef providesNormal
vec3 normal(vec3 point, float distance);
#else
vec3 normal(vec3 point, float distance) {
    vec2 e = vec2(max(0.5 * distance, 1e-6), 0);
    vec3 n = vec3(DE(point + e.xyy) - DE(point - e.xyy), DE(point + e.yxy) - DE(point - e.yxy),
        DE(point + e.yyx) - DE(point - e.yyx));
    return dot(n, n) > 0.0 ? normalize(n) : vec3(0, 0, 1);
}
#endif

vec3 trapColor() {
    orbitTrap.w = sqrt(orbitTrap.w);
    vec3 trap = X.rgb * X.a * orbitTrap.x + Y.rgb * Y.a * orbitTrap.y + Z.rgb * Z.a * orbitTrap.z
        + R.rgb * R.a * orbitTrap.w;
    return mix(BaseColor, clamp(3.0 * trap, 0.0, 1.0), OrbitStrength);
}

vec3 skyColor(vec3 dir) {
#ifdef providesBackground
    return backgroundColor(dir);
#else
    return mix(BackgroundColor, vec3(0), clamp(GradientBackground * 0.5 * dot(viewCoord, viewCoord), 0.0, 1.0));
#endif
}

vec3 color(vec3 from, vec3 dir) {
    float least = pow(10.0, Detail);
    float travelled = 0.0;
    int steps = 0;
    bool isHit = false;
    for (; steps < MaxRaySteps && travelled < MaxDistance; steps++) {
        float distance = FudgeFactor * DE(from + travelled * dir);
        minDist = least * travelled;
        isHit = distance < minDist;
        if (isHit) break;
        travelled += distance;
    }
    vec3 sky = skyColor(dir);
    float crowd = float(steps) / float(max(MaxRaySteps, 1));
    if (!isHit) return mix(sky, Glow.rgb, Glow.a * crowd);
    vec3 point = from + (travelled - minDist) * dir;
    vec3 n = normal(point, minDist);
    orbitTrap = vec4(10000);
    DE(point);
#ifdef providesColor
    vec3 own = mix(BaseColor, baseColor(point, n), OrbitStrength > 0.0 ? 1.0 : 0.0);
#else
    vec3 own = trapColor();
#endif
    vec2 turn = 3.14159265 * SpotLightDir;
    vec3 light = vec3(sin(turn.x) * cos(turn.y), sin(turn.x) * sin(turn.y), cos(turn.x));
    float spot = max(0.0, dot(n, -light));
    float shine = Specular * pow(max(0.0, dot(reflect(light, n), -dir)), max(SpecularExp, 1.0));
    vec3 lit = own * (SpotLight.rgb * SpotLight.a * spot + CamLight.rgb * CamLight.a * max(0.0, dot(n, -dir)))
        + SpotLight.rgb * SpotLight.a * shine;
    lit *= 1.0 - 0.7 * crowd;
    return mix(lit, sky, 1.0 - exp(-Fog * Fog * travelled * travelled));
}
