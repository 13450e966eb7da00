#pragma once
// Complex numbers for shaders of Fragmentarium: the real part is x.
vec2 cConj(vec2 z) { return vec2(z.x, -z.y); }
float cNorm(vec2 z) { return dot(z, z); }
float cAbs(vec2 z) { return length(z); }
float cArg(vec2 z) { return atan(z.y, z.x); }
vec2 cAdd(vec2 a, float s) { return vec2(a.x + s, a.y); }
vec2 cAdd(vec2 a, vec2 b) { return a + b; }
vec2 cSub(vec2 a, float s) { return vec2(a.x - s, a.y); }
vec2 cSub(vec2 a, vec2 b) { return a - b; }
vec2 cMul(vec2 a, vec2 b) { return mat2(a, -a.y, a.x) * b; }
vec2 cSqr(vec2 z) { return cMul(z, z); }
vec2 cInverse(vec2 z) { return cConj(z) / dot(z, z); }
vec2 cDiv(vec2 a, vec2 b) { return cMul(a, cInverse(b)); }
vec2 cPolar(float radius, float angle) { return radius * vec2(cos(angle), sin(angle)); }
vec2 cExp(vec2 z) { return cPolar(exp(z.x), z.y); }
vec2 cLog(vec2 z) { return vec2(log(length(z)), cArg(z)); }
vec2 cSqrt(vec2 z) { return cPolar(sqrt(length(z)), 0.5 * cArg(z)); }
vec2 cPower(vec2 z, float n) { return cPolar(pow(length(z), n), n * cArg(z)); }
vec2 cPower(vec2 z, vec2 n) { return cExp(cMul(n, cLog(z))); }
vec2 cPower2(vec2 z, vec2 n) { return cPower(z, n); }
vec2 cPow(vec2 z, float n) { return cPower(z, n); }
vec2 cPow(vec2 z, vec2 n) { return cPower(z, n); }
vec2 cSin(vec2 z) { return vec2(sin(z.x) * cosh(z.y), cos(z.x) * sinh(z.y)); }
vec2 cCos(vec2 z) { return vec2(cos(z.x) * cosh(z.y), -sin(z.x) * sinh(z.y)); }
vec2 cTan(vec2 z) { return cDiv(cSin(z), cCos(z)); }
vec2 cSinh(vec2 z) { return vec2(sinh(z.x) * cos(z.y), cosh(z.x) * sin(z.y)); }
vec2 cCosh(vec2 z) { return vec2(cosh(z.x) * cos(z.y), sinh(z.x) * sin(z.y)); }
vec2 cTanh(vec2 z) { return cDiv(cSinh(z), cCosh(z)); }
