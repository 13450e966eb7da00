// What fragments of cards know of their card, and how much of a pixel lies within lines.
in vec2 spot;        // in points from the card's middle
flat in vec4 box;    // half width, half height, corner radius, border width
flat in vec4 border;
flat in float alpha;
flat in vec4 start;  // sRGB, premultiplied
flat in vec4 end;
flat in vec4 plain;  // the light of the first
flat in vec2 axis;
in float way;        // along the gradient
flat in vec4 image;
flat in vec2 slide;
uniform vec4 place;  // of this part in the whole picture, in pixels
// Premultiplied and linear; from `middle-bytes.frag` already as sRGB, which spares each pixel the way to light and back.
layout(location = 0) out vec4 light;

// The share of a pixel, which is a square, that lies on the inner side of a line: by how far its middle is inside, in pixels,
// and by the line's normal. Of two lines at once.
vec2 inside(vec2 pixels, vec4 normals) {
    vec2 across = max(normals.xz, normals.yw);
    vec2 along = min(normals.xz, normals.yw);
    vec2 away = abs(pixels);
    vec2 corner = max(0.5 * (across + along) - away, 0.0);
    // Of two numbers one, and no sum of shares: beside a line along the pixels the first may be a million.
    vec2 beyond = mix(
        0.5 * corner * corner / max(across * along, 1e-9), 0.5 - away / across,
        lessThanEqual(away, 0.5 * (across - along)));
    return mix(beyond, 1.0 - beyond, step(0.0, pixels));
}

// How many points on the card a pixel is wide and high, from what one pixel to the right and one up is on the card.
vec2 pixelSize(vec2 dx, vec2 dy) {
    return max(vec2(length(vec2(dx.x, dy.x)), length(vec2(dx.y, dy.y))), 1e-12);
}

// The share of the pixel that is within a rectangle around the card's middle.
float straightCoverage(vec2 far, vec2 dx, vec2 dy) {
    vec2 pixel = pixelSize(dx, dy);
    vec4 normals = abs(vec4(dx.x, dy.x, dx.y, dy.y)) / pixel.xxyy;
    vec2 both = inside((far + spot) / pixel, normals) + inside((far - spot) / pixel, normals) - 1.0;
    return max(both.x, 0.0) * max(both.y, 0.0);
}

vec4 over(vec4 upper, vec4 lower) { return upper + lower * (1.0 - upper.a); }
