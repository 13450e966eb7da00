// A rounded rectangle with a gradient and a border; edges smooth by the share of the pixel that they cover.
in vec2 spot; // in points from the card's middle
flat in vec4 box;
flat in vec4 start;
flat in vec4 end;
flat in vec4 border;
flat in vec2 axis;
flat in vec4 joined;
flat in float isOpaque;
out vec4 light; // premultiplied, linear

// The share of a pixel that lies below a side of the card, by how far its middle is inside, in pixels.
vec2 inside(vec2 pixels) { return clamp(pixels + 0.5, 0.0, 1.0); }

// A side that continues in another card covers its whole pixels: the other card is drawn over them, and nothing of what
// is behind comes through.
vec2 inside(vec2 pixels, vec2 joined) { return mix(inside(pixels), step(-0.5, pixels), joined); }

// `dx` and `dy`: what one pixel to the right and one up is on the card.
float coverage(vec2 far, float radius, vec2 dx, vec2 dy, vec4 joined) {
    vec2 pixel = max(vec2(length(vec2(dx.x, dy.x)), length(vec2(dx.y, dy.y))), 1e-12);
    vec2 both = inside((far + spot) / pixel, joined.xy) + inside((far - spot) / pixel, joined.zw) - 1.0;
    float straight = max(both.x, 0.0) * max(both.y, 0.0);

    vec2 beyond = abs(spot) - (far - radius);
    float distance = length(beyond);
    vec2 outwards = beyond * sign(spot) / max(distance, 1e-12);
    float unit = max(length(vec2(dot(outwards, dx), dot(outwards, dy))), 1e-12);
    float round = inside(vec2((radius - distance) / unit)).x;
    bool atCorner = radius > 0.0 && min(beyond.x, beyond.y) > 0.0;
    return atCorner ? min(straight, round) : straight;
}

// Between square roots a gradient looks even, as between the bytes of a picture, and needs no powers.
vec4 shade(vec4 root) { return vec4(root.rgb * root.rgb / max(root.a, 1e-6), root.a); }

void main() {
    vec2 dx = dFdx(spot);
    vec2 dy = dFdy(spot);
    float covered = coverage(box.xy, box.z, dx, dy, vec4(0));
#ifdef INTERIOR
    if (covered < 0.998) discard;
    covered = 1.0;
#else
    // The rest is the interior's. Between the two limits both draw, so that rounding leaves no hole.
    if (isOpaque > 0.0 && covered > 0.9995) discard;
    if (dot(joined, joined) > 0.0) covered = coverage(box.xy, box.z, dx, dy, joined);
    if (covered <= 0.0) discard;
#endif
    vec4 fill = shade(mix(start, end, clamp(dot(spot, axis) + 0.5, 0.0, 1.0)));
    if (box.w > 0.0) {
        float within = coverage(max(box.xy - box.w, 0.0), max(box.z - box.w, 0.0), dx, dy, vec4(0));
        fill = mix(shade(border), fill, within);
    }
    light = fill * covered;
}
