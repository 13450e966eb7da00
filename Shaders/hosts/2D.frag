#pragma once
// The host's part of Fragmentarium's pictures of a plane. Who includes it defines `vec3 color(vec2 point)`.
#include "MathUtils.frag"
#group Camera
uniform vec2 Center; slider[(-10,-10),(0,0),(10,10)]
uniform float Zoom; slider[0,1,100]
#group Picture
uniform float Gamma; slider[0,1,5]
uniform float Exposure; slider[0,1,3]
uniform int AntiAlias; slider[1,1,5]
varying vec2 coord; // of the plane
varying vec2 viewCoord; // from -1 to 1
varying vec2 aaScale; // a pixel in the plane
vec2 aaCoord = vec2(0);
uniform vec2 pixelSize;

#ifdef providesInit
void init();
#endif
vec3 color(vec2 point);

void main() {
#ifdef providesInit
    init();
#endif
    float across = pixelSize.y / pixelSize.x;
    viewCoord = 2.0 * gl_FragCoord.xy * pixelSize - 1.0;
    aaScale = 2.0 * pixelSize.y / vec2(max(Zoom, 1e-12));
    coord = viewCoord * vec2(across, 1) / max(Zoom, 1e-12) + Center;
    vec3 sum = vec3(0);
    for (int x = 0; x < AntiAlias; x++) {
        for (int y = 0; y < AntiAlias; y++) {
            vec2 part = vec2(x, y) / float(AntiAlias);
            aaCoord = viewCoord + 2.0 * part * pixelSize;
            sum += color(coord + part * aaScale);
        }
    }
    vec3 mean = Exposure * sum / float(AntiAlias * AntiAlias);
    gl_FragColor = vec4(pow(max(mean, 0.0), vec3(1.0 / max(Gamma, 0.01))), 1);
}
