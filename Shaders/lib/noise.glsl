#pragma once
// Randomness that is the same at the same place. Noises go from 0 to 1 and have cells of size 1.

// Numbers without a pattern, by whole-number mixing: alike on every machine (after Jarzynski and Olano's pcg).
uvec3 hashBits(uvec3 v) {
    v = v * 1664525u + 1013904223u;
    v.x += v.y * v.z; v.y += v.z * v.x; v.z += v.x * v.y;
    v ^= v >> 16u;
    v.x += v.y * v.z; v.y += v.z * v.x; v.z += v.x * v.y;
    return v;
}
vec3 hash3(vec3 p) { return vec3(hashBits(floatBitsToUint(p + 0.0)) >> 8u) / 16777216.0; }
vec2 hash2(vec2 p) { return hash3(vec3(p, 0.0)).xy; }
float hash(vec2 p) { return hash3(vec3(p, 0.0)).x; }
float hash(vec3 p) { return hash3(p).x; }
float hash(float x) { return hash3(vec3(x, 0.0, 0.0)).x; }

// Perlin's curve: its slope and its bend are 0 at both ends.
vec2 noiseCurve(vec2 f) { return f * f * f * (f * (f * 6.0 - 15.0) + 10.0); }
vec3 noiseCurve(vec3 f) { return f * f * f * (f * (f * 6.0 - 15.0) + 10.0); }

// A number at each corner, mixed between them.
float valueNoise(vec2 p) {
    vec2 i = floor(p), f = noiseCurve(fract(p));
    return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}

// A slope at each corner: softer, and 0.5 at the corners themselves.
float noiseSlope(vec2 corner, vec2 direction) {
    float turn = 6.2831853 * hash(corner);
    return dot(vec2(cos(turn), sin(turn)), direction);
}
float gradientNoise(vec2 p) {
    vec2 i = floor(p), f = fract(p), m = noiseCurve(f);
    float low = mix(noiseSlope(i, f), noiseSlope(i + vec2(1, 0), f - vec2(1, 0)), m.x);
    float high = mix(noiseSlope(i + vec2(0, 1), f - vec2(0, 1)), noiseSlope(i + vec2(1, 1), f - vec2(1, 1)), m.x);
    return 0.5 + 0.70710678 * mix(low, high, m.y);
}
float noiseSlope(vec3 corner, vec3 direction) { return dot(normalize(hash3(corner) - 0.49999), direction); }
float gradientNoise(vec3 p) {
    vec3 i = floor(p), f = fract(p), m = noiseCurve(f);
    vec2 o = vec2(0, 1);
    vec4 front = vec4(noiseSlope(i, f), noiseSlope(i + o.yxx, f - o.yxx),
                      noiseSlope(i + o.xyx, f - o.xyx), noiseSlope(i + o.yyx, f - o.yyx));
    vec4 back = vec4(noiseSlope(i + o.xxy, f - o.xxy), noiseSlope(i + o.yxy, f - o.yxy),
                     noiseSlope(i + o.xyy, f - o.xyy), noiseSlope(i + o.yyy, f - o.yyy));
    vec4 level = mix(front, back, m.z);
    return clamp(0.5 + 0.57735027 * mix(mix(level.x, level.y, m.x), mix(level.z, level.w, m.x), m.y), 0.0, 1.0);
}

// Noise of noise of noise: each octave is twice as fine and half as strong.
float fbm(vec2 p, int octaves) {
    float sum = 0.0, share = 0.5, all = 0.0;
    for (int i = 0; i < octaves; i++) {
        sum += share * gradientNoise(p);
        all += share;
        share *= 0.5;
        p = mat2(1.6, 1.2, -1.2, 1.6) * p + 7.3; // twice, and turned, so that no grid shows
    }
    return sum / max(all, 1e-6);
}
float fbm(vec2 p) { return fbm(p, 5); }
float fbm(vec3 p, int octaves) {
    float sum = 0.0, share = 0.5, all = 0.0;
    for (int i = 0; i < octaves; i++) {
        sum += share * gradientNoise(p);
        all += share;
        share *= 0.5;
        p = p * 2.03 + 11.7;
    }
    return sum / max(all, 1e-6);
}

// Distance to the nearest of scattered points, to the second nearest, and a number of the nearest's own.
vec3 voronoi(vec2 p) {
    vec2 i = floor(p), f = fract(p);
    vec3 found = vec3(8, 8, 0);
    for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
        vec2 cell = vec2(x, y);
        vec2 seed = hash2(i + cell);
        float far = length(cell + seed - f);
        if (far < found.x) found = vec3(far, found.x, hash(i + cell + 0.5));
        else found.y = min(found.y, far);
    }
    return found;
}
