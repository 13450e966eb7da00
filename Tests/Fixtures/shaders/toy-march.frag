#define STEPS 48
#define ROT(a) mat2(cos(a), sin(a), -sin(a), cos(a))

float map(vec3 p)
{
    p.xz *= ROT(iTime * 0.5 + iMouse.x * 0.01);
    p.xy *= ROT(0.6);
    vec3 d = abs(p) - 0.7;
    return length(max(d, 0.0)) + min(max(d.x, max(d.y, d.z)), 0.0) - 0.1;
}

vec3 normal(vec3 p)
{
    vec2 e = vec2(1e-3, 0);
    return normalize(vec3(map(p + e.xyy), map(p + e.yxy), map(p + e.yyx)) - map(p));
}

void mainImage(out vec4 o, vec2 u)
{
    vec3 from = vec3(0, 0, -4), way = normalize(vec3((2.*u - iResolution.xy)/iResolution.y, 2.2));
    float t = 0.;
    for (int i = 0; i < STEPS; i++) t += map(from + way*t);
    o = vec4(.08, .09, .12, 1.);
    if (t < 8.) {
        vec3 n = normal(from + way*t);
        o.rgb = .5 + .5*n * max(dot(n, normalize(vec3(1, 2, -2))), .2);
    }
}
