#pragma once
// What many shaders of Fragmentarium compute with.
#ifndef PI
#define PI 3.14159265358979323846264
#endif
#ifndef M_PI
#define M_PI 3.14159265358979323846264
#endif
// Around an axis of length 1, in degrees.
mat3 rotationMatrix3(vec3 axis, float angle) {
    float s = sin(radians(angle)), c = cos(radians(angle));
    vec3 a = (1.0 - c) * axis;
    return mat3(a.x * axis + vec3(c, -s * axis.z, s * axis.y), a.y * axis + vec3(s * axis.z, c, -s * axis.x),
        a.z * axis + vec3(-s * axis.y, s * axis.x, c));
}
mat4 rotationMatrix(vec3 axis, float angle) { return mat4(rotationMatrix3(axis, angle)); }
mat3 rotationMatrixXYZ(vec3 angles) {
    return rotationMatrix3(vec3(1, 0, 0), angles.x) * rotationMatrix3(vec3(0, 1, 0), angles.y)
        * rotationMatrix3(vec3(0, 0, 1), angles.z);
}
float rand(vec2 p) { return fract(cos(dot(p, vec2(4.898, 7.23))) * 23421.631); }
float rand(float x) { return rand(vec2(x, 0.37 * x)); }
float rand(vec3 p) { return rand(p.xy + rand(p.zz)); }
vec2 rand2(vec2 p) { return vec2(rand(p), rand(p.yx + 17.31)); }
vec3 HSVtoRGB(vec3 hsv) {
    return hsv.z * mix(vec3(1), clamp(abs(mod(hsv.x * 6.0 + vec3(0, 4, 2), 6.0) - 3.0) - 1.0, 0.0, 1.0), hsv.y);
}
mat4 translate(vec3 d) { return mat4(vec4(1, 0, 0, 0), vec4(0, 1, 0, 0), vec4(0, 0, 1, 0), vec4(d, 1)); }
mat4 scale4(float s) { return mat4(vec4(s, 0, 0, 0), vec4(0, s, 0, 0), vec4(0, 0, s, 0), vec4(0, 0, 0, 1)); }
