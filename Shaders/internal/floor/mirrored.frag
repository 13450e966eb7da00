// For what is seen in a floor, instead of `shared/main.frag`: the less of it is seen, the deeper under the floor it is.
in float under;         // in points
uniform float deepest;  // from there on nothing is seen
#ifdef BLENDS_BY_SECOND
// By its alpha what was there before is hidden, however faint what is drawn is. With the light comes how much of the backdrop that hides.
layout(location = 0, index = 1) out vec4 hiding;
#else
// The first number is how much of the backdrop is hidden by what is as faint as that.
layout(location = 1) out vec4 seen;
#endif

// To be asked before anything is discarded.
float mirrored() {
    // Where the floor cuts it, the line is smooth.
    float pixel = max(length(vec2(dFdx(under), dFdy(under))), 1e-9);
    float left = max(1.0 - max(under, 0.0) / deepest, 0.0);
    return left * left * clamp(under / pixel + 0.5, 0.0, 1.0);
}

void main() {
    float share = mirrored();
    paint();
#ifdef BLENDS_BY_SECOND
    hiding = light.aaaa;
    light *= share;
#else
    seen = vec4(share, 0, 0, 1) * light.a;
    light.rgb *= share;
#endif
}
