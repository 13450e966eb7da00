// The normal distribution's integral up to x (Abramowitz and Stegun 7.1.28, right to 3e-7).
vec2 below(vec2 x) {
    vec2 z = abs(x) * 0.70710678;
    vec2 t = 1.0 + z * (0.0705230784 + z * (0.0422820123 + z * (0.0092705272
        + z * (0.0001520143 + z * (0.0002765672 + z * 0.0000430638)))));
    t *= t; t *= t; t *= t; t *= t;
    vec2 tail = 0.5 / t;
    return mix(tail, 1.0 - tail, step(0.0, x));
}
