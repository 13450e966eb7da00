#pragma once
// Noise for shaders of Fragmentarium: from -1 to 1, smooth, and in pnoise repeated every so many units.
vec4 noiseDirection(vec4 cell) {
    vec4 p = fract(cell * vec4(0.1031, 0.1030, 0.0973, 0.1099));
    p += dot(p, p.wzxy + 33.33);
    return fract((p.xxyz + p.yzzw) * p.zywx) * 2.0 - 1.0;
}
// The mean of sixteen corners' slopes, each by how near it is.
float noiseBetween(vec4 p, vec4 period) {
    vec4 cell = floor(p), within = p - cell, share = within * within * within * (within * (within * 6.0 - 15.0) + 10.0);
    float sum = 0.0;
    for (int corner = 0; corner < 16; corner++) {
        vec4 offset = vec4(corner & 1, (corner >> 1) & 1, (corner >> 2) & 1, corner >> 3);
        vec4 near = mix(1.0 - share, share, offset);
        float slope = dot(noiseDirection(mod(cell + offset, period)), within - offset);
        sum += near.x * near.y * near.z * near.w * slope;
    }
    return clamp(1.2 * sum, -1.0, 1.0);
}
const vec4 noiseWhole = vec4(289);
float cnoise(vec4 p) { return noiseBetween(p, noiseWhole); }
float cnoise(vec3 p) { return noiseBetween(vec4(p, 0), noiseWhole); }
float cnoise(vec2 p) { return noiseBetween(vec4(p, 0, 0), noiseWhole); }
float pnoise(vec4 p, vec4 period) { return noiseBetween(p, period); }
float pnoise(vec3 p, vec3 period) { return noiseBetween(vec4(p, 0), vec4(period, 289)); }
float pnoise(vec2 p, vec2 period) { return noiseBetween(vec4(p, 0, 0), vec4(period, 289, 289)); }
float snoise(vec4 p) { return cnoise(p); }
float snoise(vec3 p) { return cnoise(p); }
float snoise(vec2 p) { return cnoise(p); }
