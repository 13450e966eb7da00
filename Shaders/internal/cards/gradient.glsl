// Cards painted from one colour to another.
#include "cards/card.frag.glsl"
#include "cards/shade.glsl"
#include "shared/noise.glsl"

// How far along it is, from 0 to 1: each part of cards knows that in its own way.
float along();

// Noise of a step of a byte where a gradient would show its steps, and none where the colour stays the same.
vec4 between(float way) {
    vec4 colour = mix(start, end, way);
    vec3 grain = step(1e-4, abs(end.rgb - start.rgb)) * (noise(gl_FragCoord.xy + place.xy) / 255.0);
    return vec4(clamp(colour.rgb + grain, 0.0, colour.a), colour.a);
}

void prepareFill() {}
vec4 filled() { return shade(between(along())); }
vec4 filledBytes() { return between(along()); }
float fillAlpha() { return mix(start.a, end.a, along()); }
float leastAlpha() { return min(start.a, end.a); }
