// Where cards share a side, as the faces of a polygon wheel do: how much a card must give to a pixel in which others stand before it.
// They are drawn over it, and where they cover the share c of the pixel, 1 - c of what is behind is left. A card that is seen in the
// share v is therefore drawn with v / (1 - c): seams let nothing through, and outlines are where they are.
#include "cards/card.frag.glsl"

layout(std140) uniform Seams { vec4 seams[CARDS * 10]; }; // how far each card goes on at its sides, and three before it
flat in int seam;

// A card around the middle of a pixel: the place on it in points, how that changes to the right and up, half its size.
struct Form {
    vec2 spot;
    vec2 dx;
    vec2 dy;
    vec2 far;
    float radius;
};

const int formRows = 8;

Form formAt(int index, vec2 pixel) {
    vec4 right = seams[index];
    vec4 down = seams[index + 1];
    vec4 depth = seams[index + 2];
    vec3 at = vec3(pixel, 1);
    float part = dot(depth.xyz, at);
    // Nothing, or behind the eye.
    if (part <= 0.0) return Form(vec2(0), vec2(1, 0), vec2(0, 1), vec2(-1e6), 0.0);
    vec2 spot = vec2(dot(right.xyz, at), dot(down.xyz, at)) / part;
    return Form(
        spot, (vec2(right.x, down.x) - spot * depth.x) / part, (vec2(right.y, down.y) - spot * depth.y) / part,
        vec2(right.w, down.w), depth.w);
}

Form turned(Form form) { return Form(form.spot, form.dy, form.dx, form.far, form.radius); }

// The straight line that a round corner is within a pixel: how far inside the middle is, and how that changes across and along.
vec3 cornerLine(Form form) {
    vec2 beyond = abs(form.spot) - (form.far - form.radius);
    if (form.radius <= 0.0 || min(beyond.x, beyond.y) <= 0.0) return vec3(1e9, 0, 0);
    float distance = length(beyond);
    vec2 outwards = beyond * sign(form.spot) / distance;
    return vec3(form.radius - distance, -dot(outwards, form.dx), -dot(outwards, form.dy));
}

// Whether a line crosses a row within the pixel.
bool isSteep(vec3 line) { return abs(line.y) * float(formRows) > abs(line.z); }

// Where a card begins and ends on a row of the pixel, whose middle is at 0, and how much of the row's height it has there.
vec3 rowOf(Form form, vec4 beyond, vec3 corner, float row) {
    vec4 across = vec4(form.dx, -form.dx);
    vec4 along = vec4(form.dy, -form.dy);
    vec4 within = vec4(form.far + form.spot, form.far - form.spot) + beyond + row * along;
    float cornerWithin = corner.x + row * corner.z;
    vec2 ends = vec2(-0.5, 0.5);
    for (int side = 0; side < 5; side++) {
        vec3 line = side < 4 ? vec3(within[side], across[side], along[side]) : vec3(cornerWithin, corner.yz);
        if (!isSteep(line)) continue;
        float end = -line.x / line.y;
        ends = line.y > 0.0 ? vec2(max(ends.x, end), ends.y) : vec2(ends.x, min(ends.y, end));
    }
    if (ends.x >= ends.y) return vec3(0);
    float middle = 0.5 * (ends.x + ends.y);
    float height = 1.0;
    for (int side = 0; side < 5; side++) {
        vec3 line = side < 4 ? vec3(within[side], across[side], along[side]) : vec3(cornerWithin, corner.yz);
        if (isSteep(line)) continue;
        height *= clamp((line.x + line.y * middle) / max(abs(line.z), 1e-12) * float(formRows) + 0.5, 0.0, 1.0);
    }
    return vec3(ends, height);
}

// Parts of a row: how large, what two have in common, and what three cover together.
float size(vec3 part) { return part.z * max(part.y - part.x, 0.0); }
vec3 both(vec3 a, vec3 b) { return vec3(max(a.x, b.x), min(a.y, b.y), min(a.z, b.z)); }
float together(vec3 a, vec3 b, vec3 c) {
    return size(a) + size(b) + size(c) - size(both(a, b)) - size(both(a, c)) - size(both(b, c))
        + size(both(both(a, b), c));
}

// How far inside a card the middle of the pixel is, in pixels, by its nearest side; and that side's normal.
vec3 nearestSide(Form form) {
    vec2 pixel = max(vec2(length(vec2(form.dx.x, form.dy.x)), length(vec2(form.dx.y, form.dy.y))), 1e-12);
    vec2 within = (form.far - abs(form.spot)) / pixel;
    return within.x < within.y ? vec3(within.x, form.dx.x, form.dy.x) : vec3(within.y, form.dx.y, form.dy.y);
}

// The same as `coverage` where no edge of another card is near.
float besideOthers(Form own, vec2 pixel, float covered) {
    Form[3] others;
    vec3[3] corners;
    vec3 nearest = vec3(2, 0, 0);
    for (int i = 0; i < 3; i++) {
        others[i] = formAt(seam + 1 + 3 * i, pixel);
        vec3 side = nearestSide(others[i]);
        if (abs(side.x) < abs(nearest.x)) nearest = side;
    }
    if (abs(nearest.x) > 1.5) return covered;
    // Rows go across the side.
    bool isTurned = abs(nearest.z) > abs(nearest.y);
    for (int i = 0; i < 3; i++) {
        if (isTurned) others[i] = turned(others[i]);
        corners[i] = cornerLine(others[i]);
    }
    if (isTurned) own = turned(own);
    vec3 corner = cornerLine(own);
    float visible = 0.0;
    float left = 0.0;
    for (int row = 0; row < formRows; row++) {
        float place = (float(row) + 0.5) / float(formRows) - 0.5;
        vec3 mine = rowOf(own, seams[seam], corner, place);
        vec3 first = rowOf(others[0], vec4(0), corners[0], place);
        vec3 second = rowOf(others[1], vec4(0), corners[1], place);
        vec3 third = rowOf(others[2], vec4(0), corners[2], place);
        visible += size(mine) - together(both(mine, first), both(mine, second), both(mine, third));
        left += 1.0 - together(first, second, third);
    }
    return clamp(visible / max(left, 1e-4), 0.0, 1.0);
}

float seenShare(float covered, vec2 dx, vec2 dy) {
    return besideOthers(Form(spot, dx, dy, box.xy, box.z), gl_FragCoord.xy, covered);
}
