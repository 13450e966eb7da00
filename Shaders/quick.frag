// A part of a card from the picture that was made of it, which holds what a screen shows (sRGB) with alpha multiplied in. BODY is
// what nothing shines through, and is written as it is; RIM, what covers parts of pixels, and SHADOW, the light that a card keeps
// away, are mixed with what is there: with LIGHT as light, else as bytes.
uniform sampler2D picture;
uniform float blurLevel; // the level of the picture that is as coarse as the blur is wide
in vec2 spot;
#ifndef BODY
in float shown;
#endif
#if defined(RIM) || defined(BODY) && defined(MIRRORED)
noperspective in vec4 sides;
#endif
#ifdef SHADOW
uniform vec4 colour; // of what is left where the shadow is whole, premultiplied
#endif
#if defined(MIRRORED) || defined(BACKDROP)
uniform sampler2D ground; // the picture without cards
#endif
#ifdef MIRRORED
uniform vec4 floorFade;   // how deep the last of it is seen, strength, pixels a point
in float under;

// How much of what is so deep under the floor is seen in it, and whether it is under it at all.
float shareSeen() {
    float left = max(1.0 - max(under, 0.0) / floorFade.x, 0.0);
    return left * left * floorFade.y;
}
float isUnder() { return clamp(under * floorFade.z + 0.5, 0.0, 1.0); }

// A floor with an image in it, both as bytes: mixed as squares, which is near enough to light.
vec3 inFloor(vec3 below, vec3 image) { return sqrt(mix(below * below, image * image, shareSeen())); }
#endif
out vec4 light;

vec4 seen() {
#ifdef BLURRED
    return textureLod(picture, spot, blurLevel);
#else
    return texture(picture, spot);
#endif
}

#ifdef ROUND
uniform vec4 corners; // from the picture to points on the card, from the card's middle to where the rounding begins
uniform float radius; // in points

// How much of a pixel is within the rounded corner.
float cornerShare() {
    float from = length(max(abs((spot - 0.5) * corners.xy) - corners.zw, 0.0));
    return clamp((radius - from) / max(fwidth(from), 1e-6) + 0.5, 0.0, 1.0);
}
#endif

// sRGB to light by a cubic that is right to half a byte.
vec3 decoded(vec3 c) { return c * (c * (c * 0.305306011 + 0.682171111) + 0.012522878); }

#ifdef BODY
void main() {
#ifdef MIRRORED
#ifdef GROUND
    vec3 below = texelFetch(ground, ivec2(gl_FragCoord.xy), 0).rgb;
#else
    vec3 below = sides.rgb;
#endif
    light = vec4(inFloor(below, seen().rgb), 1.0);
#else
    light = vec4(seen().rgb, 1.0);
#endif
}
#endif

#ifdef RIM
void main() {
    vec4 covered = clamp(sides + 0.5, 0.0, 1.0);
    float share = max(covered.x + covered.z - 1.0, 0.0) * max(covered.y + covered.w - 1.0, 0.0) * shown;
#ifdef ROUND
    share *= cornerShare();
#endif
    vec4 bytes = seen();
#ifdef MIRRORED
    // As a body is: what is behind it is the floor and no other card.
    bytes.rgb = inFloor(texelFetch(ground, ivec2(gl_FragCoord.xy), 0).rgb * bytes.a, bytes.rgb);
    share *= isUnder();
#endif
#ifdef LIGHT
    bytes.rgb = decoded(bytes.rgb / max(bytes.a, 1e-3)) * bytes.a;
#endif
    light = bytes * share;
}
#endif

#ifdef SHADOW
void main() {
    float amount = texture(picture, spot).r * shown;
#ifdef MIRRORED
    amount *= shareSeen() * isUnder();
#endif
#ifdef LIGHT
    light = colour * amount;
#else
    // What is left of the light, as bytes: to the power of 1 / 2.2, by a root and a little more.
    float dark = amount * colour.a;
    float left = sqrt(1.0 - dark) * (1.0 + dark * (0.0455 + 0.023 * dark));
    light = vec4(colour.rgb, 1.0) * (1.0 - left);
#endif
}
#endif

#ifdef BACKDROP
void main() { light = texture(ground, spot); }
#endif
