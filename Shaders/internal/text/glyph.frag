// A glyph from the distances to its edge: sharp at any size and tilt.
uniform sampler2DArray atlas;

in vec2 spot;
in vec2 square;
flat in float page;
flat in float reach;
flat in vec4 slot; // of the glyph, in squares: its corner on the page, and how far it reaches
flat in vec4 box;
flat in vec4 colour;
flat in float gain;
layout(location = 0) out vec4 light; // premultiplied, linear

// In squares of the atlas, positive inside. Where a pixel is many squares wide it would look at the next glyph's, too. Places are
// rounded to what a texture is looked up by, so that a letter is the same to the byte wherever it stands on its page, which depends on
// what was drawn before it.
float distanceAt(vec2 square) {
    vec2 own = floor(clamp(square, vec2(0), slot.zw) * 256.0 + 0.5) / 256.0;
    float byte = textureLod(atlas, vec3((slot.xy + own) / SIDE, page), 0.0).r * 255.0;
    return (byte - 128.0) / 127.0 * reach;
}

// The share of the pixel that is within the card's round corners.
float within() {
    float beyond = length(max(abs(spot) - (box.xy - box.z), 0.0)) - box.z;
    float unit = max(length(vec2(dFdx(beyond), dFdy(beyond))), 1e-6);
    return box.z > 0.0 ? clamp(0.5 - beyond / unit, 0.0, 1.0) : 1.0;
}

void paint() {
    vec2 dx = dFdx(square);
    vec2 dy = dFdy(square);
    float here = distanceAt(square);

    // How much the distance grows from pixel to pixel. On a tilted card that depends on the way; it is never out of what
    // the card's own squares allow, whereas in the middle of a stem it would seem to be nothing.
    float mean = 0.5 * (dot(dx, dx) + dot(dy, dy));
    float gap = length(vec2(0.5 * (dot(dx, dx) - dot(dy, dy)), dot(dx, dy)));
    float slope = length(vec2(dFdx(here), dFdy(here)));
    float unit = clamp(slope, sqrt(max(mean - gap, 1e-12)), sqrt(mean + gap + 1e-12));
    float covered = clamp(here / unit + 0.5, 0.0, 1.0);

    // Where stems are thinner than a pixel, it is looked at in four parts: side by side along the way that a tilted card
    // is seen shortened. Unlike a branch, a loop is not gone through where nothing needs it.
    vec2 wide = vec2(length(dx), length(dy));
    float longest = max(wide.x, wide.y);
    bool isEven = longest < 1.6 * min(wide.x, wide.y);
    float fine = isEven ? 0.5 * longest : max(0.25 * longest, min(wide.x, wide.y));
    fine = min(fine, 1.9 * reach); // beyond its reach all is outside
    int parts = longest > 3.2 ? 4 : 0;
    if (parts > 0) covered = 0.0;
    for (int part = 0; part < parts; part++) {
        float along = 0.25 * float(part) - 0.375;
        vec2 way = wide.x > wide.y ? vec2(along, 0) : vec2(0, along);
        if (isEven) way = 0.5 * vec2(part & 1, part >> 1) - 0.25;
        covered += 0.25 * clamp(distanceAt(square + way.x * dx + way.y * dy) / fine + 0.5, 0.0, 1.0);
    }
    covered += gain * covered * (1.0 - covered);
    light = colour * covered * within();
}
