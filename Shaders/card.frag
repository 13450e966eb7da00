// A rounded rectangle with a gradient, a picture and a border; edges smooth by the share of the pixel that they cover.
#ifndef MIDDLE
flat in vec4 box;
#ifdef BORDER
flat in vec4 border;
#endif
flat in float alpha;
#endif
#if !defined(MIDDLE) || defined(ARTWORK) || defined(FACE)
in vec2 spot; // in points from the card's middle
#endif
flat in vec4 start; // with PLAIN there is no other, and it is what is written
#ifndef PLAIN
flat in vec4 end;
#ifdef MIDDLE
in float way; // along the gradient
#else
flat in vec2 axis;
#endif
#endif
#if defined(ARTWORK) || defined(FACE)
flat in vec4 image;
#endif
#ifdef ARTWORK
uniform sampler2D artwork; // premultiplied
#endif
#ifdef FACE
flat in vec4 faceCard;
flat in vec4 faceContent;
flat in vec4 faceLabel;
flat in vec4 faceMirror;
uniform float scale; // pixels a point, where the card is seen from straight above
#ifdef BEND
in vec3 normal;
uniform vec4 zt_turn; // of the first: 1 where what goes clockwise is seen from the front
#endif
#endif
#ifdef SHADOWS
flat in vec4 shadowColour;
flat in vec3 shadowForm; // offset, standard deviation
flat in float isShadow;
#endif
#if defined(SHADOWS) || defined(GRADIENT)
uniform vec4 place; // of this part in the whole picture, in pixels
#endif
#ifdef SOLID
uniform float least; // what covers less of a pixel counts as nothing
#endif
// Premultiplied and linear; with ENCODED already as sRGB, which spares each pixel the way to light and back.
layout(location = 0) out vec4 light;

// The share of a pixel, which is a square, that lies on the inner side of a line: by how far its middle is inside, in pixels,
// and by the line's normal. Of two lines at once.
vec2 inside(vec2 pixels, vec4 normals) {
    vec2 across = max(normals.xz, normals.yw);
    vec2 along = min(normals.xz, normals.yw);
    vec2 away = abs(pixels);
    vec2 corner = max(0.5 * (across + along) - away, 0.0);
    vec2 beyond = mix(
        0.5 * corner * corner / max(across * along, 1e-9), 0.5 - away / across, step(away, 0.5 * (across - along)));
    return mix(beyond, 1.0 - beyond, step(0.0, pixels));
}

#if !defined(MIDDLE) || defined(ARTWORK)
// How many points on the card a pixel is wide and high, from what one pixel to the right and one up is on the card.
vec2 pixelSize(vec2 dx, vec2 dy) {
    return max(vec2(length(vec2(dx.x, dy.x)), length(vec2(dx.y, dy.y))), 1e-12);
}
#endif

#ifndef MIDDLE
float coverage(vec2 far, float radius, vec2 dx, vec2 dy) {
    vec2 pixel = pixelSize(dx, dy);
    vec4 normals = abs(vec4(dx.x, dy.x, dx.y, dy.y)) / pixel.xxyy;
    vec2 both = inside((far + spot) / pixel, normals) + inside((far - spot) / pixel, normals) - 1.0;
    float straight = max(both.x, 0.0) * max(both.y, 0.0);
#ifndef ROUND
    return straight;
#else
    vec2 beyond = abs(spot) - (far - radius);
    float distance = length(beyond);
    vec2 outwards = beyond * sign(spot) / max(distance, 1e-12);
    vec2 normal = vec2(dot(outwards, dx), dot(outwards, dy));
    float unit = max(length(normal), 1e-12);
    float round = inside(vec2((radius - distance) / unit), abs(normal.xyxy) / unit).x;
    bool atCorner = radius > 0.0 && min(beyond.x, beyond.y) > 0.0;
    return atCorner ? min(straight, round) : straight;
#endif
}
#endif

// From sRGB to light (IEC 61966-2-1), both premultiplied.
vec4 shade(vec4 colour) {
    vec3 c = colour.rgb / max(colour.a, 1e-6);
    return vec4(mix(c / 12.92, pow((c + 0.055) / 1.055, vec3(2.4)), step(0.04045, c)) * colour.a, colour.a);
}

#ifdef FACE
vec4 straight(vec4 colour) { return vec4(colour.rgb / max(colour.a, 1e-6), colour.a); }

// What the user's shader makes of the card, as sRGB, premultiplied.
vec4 faceColour() {
    int flags = int(faceCard.w);
    u_index = int(faceCard.x);
    u_count = int(faceCard.y);
    u_offset = faceCard.z;
    u_selected = (flags & 1) != 0;
    u_back = (flags & 2) != 0;
#ifdef BEND
    u_back = (zt_turn.x > 0.0) == gl_FrontFacing;
    v_normal = normalize(normal);
#endif
    u_size = 2.0 * faceMirror.zw;
    u_colour = straight(start);
    u_colour2 = straight(end);
    zt_half = faceMirror.zw;
    zt_contentPlace = faceContent;
    zt_labelPlace = faceLabel;
    zt_pictureUse = image;
    vec2 uv = 0.5 + faceMirror.xy * spot * vec2(0.5, -0.5) / faceMirror.zw;
    vec4 colour = zt_shade(uv, u_size * scale);
#ifndef TRANSLUCENT
    colour.a = 1.0;
#endif
    return vec4(colour.rgb * colour.a, colour.a);
}
// Found once, before anything is discarded: what is read from pictures needs the pixels around.
vec4 faced = vec4(0);
#ifdef ENCODED
vec4 filled() { return faced; }
#else
vec4 filled() { return shade(faced); }
#endif
#ifdef TRANSLUCENT
float fillAlpha() { return faced.a; }
float leastAlpha() { return 0.0; }
#else
float fillAlpha() { return 1.0; }
#ifdef BEND
float leastAlpha() { return 0.0; }
#else
float leastAlpha() { return 1.0; }
#endif
#endif
#elif defined(PLAIN)
vec4 filled() { return start; }
float fillAlpha() { return start.a; }
float leastAlpha() { return start.a; }
#else
// Noise of a step of a byte where a gradient would show its steps, and none where the colour stays the same.
vec4 between(float way) {
    vec4 colour = mix(start, end, way);
    vec3 grain = step(1e-4, abs(end.rgb - start.rgb)) * (noise(gl_FragCoord.xy + place.xy) / 255.0);
    return vec4(clamp(colour.rgb + grain, 0.0, colour.a), colour.a);
}
#ifndef MIDDLE
float along() { return clamp(dot(spot, axis) + 0.5, 0.0, 1.0); }
float fillAlpha() { return mix(start.a, end.a, along()); }
float leastAlpha() { return min(start.a, end.a); }
vec4 filled() { return shade(between(along())); }
#elif defined(ENCODED)
vec4 filled() { return between(clamp(way, 0.0, 1.0)); }
#else
vec4 filled() { return shade(between(clamp(way, 0.0, 1.0))); }
#endif
#endif

vec4 over(vec4 upper, vec4 lower) { return upper + lower * (1.0 - upper.a); }

#ifdef ARTWORK
vec4 picturedOver(vec4 fill, vec2 pixel, vec4 texel) {
    // Where the picture ends on the card it ends as smoothly as the card itself.
    vec2 covered = clamp((image.zw - abs(spot)) / pixel + 0.5, 0.0, 1.0);
    return over(texel * (covered.x * covered.y), fill);
}
#endif

#ifdef SHADOWS
// What of the shadow is seen beside its card and through it. A card with the alpha a that covers the share c of a pixel leaves
// 1 - ca of what is behind; the shadow is on 1 - c of that only, as a card does not show its own shadow through itself.
vec4 shadowed(float covered, vec2 dx, vec2 dy) {
    vec2 pixel = vec2(length(vec2(dx.x, dy.x)), length(vec2(dx.y, dy.y)));
    vec2 spread = max(sqrt(shadowForm.z * shadowForm.z + pixel * pixel / 12.0), 1e-9);
    float amount = clamp(shadow(spot - shadowForm.xy, box.xy, box.z, spread), 0.0, 1.0);
    float fill = fillAlpha();
#ifdef BORDER
    fill = border.a + fill * (1.0 - border.a);
#endif
    amount *= (1.0 - covered) / max(1.0 - covered * alpha * fill, 1e-4);
    // About half a step of a byte on what is light, and less where nothing is left to be dithered.
    float grain = min(0.005 * sqrt(1.0 - shadowColour.a * amount) / max(shadowColour.a, 0.005), 2.0 * amount);
    return shadowColour * min(amount + grain * noise(gl_FragCoord.xy + place.xy), 1.0);
}
#endif

void paint() {
#if defined(FACE) && defined(SHADOWS)
    if (isShadow == 0.0) faced = faceColour();
#elif defined(FACE)
    faced = faceColour();
#endif
#if !defined(MIDDLE) || defined(ARTWORK)
    vec2 dx = dFdx(spot);
    vec2 dy = dFdy(spot);
#endif
#ifdef ARTWORK
    // Before anything is discarded: the mip-map level follows from the pixels around.
    vec4 texel = texture(artwork, spot * image.xy + 0.5);
#endif
#ifdef MIDDLE
    light = filled();
    #ifdef ARTWORK
    light = picturedOver(light, pixelSize(dx, dy), texel);
    #endif
#else
    #ifdef SHADOWS
    if (isShadow > 0.0) {
        light = shadowed(coverage(box.xy, box.z, dx, dy), dx, dy);
        return;
    }
    #endif
    #ifdef RIM
    // What covers less is the edge's.
    if (coverage(box.xy, box.z, dx, dy) < 0.998) discard;
    float covered = 1.0;
    #else
    float covered = coverage(box.xy, box.z, dx, dy);
    #ifdef JOINED
    covered = besideOthers(Form(spot, dx, dy, box.xy, box.z), gl_FragCoord.xy, covered);
    #endif
    if (covered <= 0.0) discard;
    #if defined(ROUND) || defined(BORDER)
    // The rim is there already, perhaps with writing on it. Between its limit and this one both draw, so that rounding leaves no
    // hole.
    if (leastAlpha() * alpha >= 1.0 && coverage(box.xy, box.z, dx, dy) > 0.9995) discard;
    #endif
    #endif
    vec4 fill = filled();
    #ifdef ARTWORK
    fill = picturedOver(fill, pixelSize(dx, dy), texel);
    #endif
    #ifdef BORDER
    float within = coverage(max(box.xy - box.w, 0.0), max(box.z - box.w, 0.0), dx, dy);
    fill = over(shade(border) * (1.0 - within), fill);
    #endif
    light = fill * (covered * alpha);
    #ifdef SOLID
    if (light.a < least) discard;
    #endif
#endif
}

void main() {
#ifdef MIRRORED
    float share = mirrored();
#endif
    paint();
#ifdef MIRRORED
    seen = vec4(share, 0, 0, 1) * light.a;
    light.rgb *= share;
#endif
}
