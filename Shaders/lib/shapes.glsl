#pragma once
// Distances to shapes around the origin: below 0 inside, above 0 outside, and 1 for each unit away from the edge.

mat2 rotation(float angle) { float c = cos(angle), s = sin(angle); return mat2(c, s, -s, c); }
vec2 rotate(vec2 p, float angle) { return rotation(angle) * p; }

float circle(vec2 p, float radius) { return length(p) - radius; }
float box(vec2 p, vec2 reach) { vec2 d = abs(p) - reach; return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0); }
float roundedBox(vec2 p, vec2 reach, float radius) { return box(p, reach - radius) - radius; }
float segment(vec2 p, vec2 a, vec2 b) {
    vec2 along = b - a;
    return length(p - a - along * clamp(dot(p - a, along) / max(dot(along, along), 1e-9), 0.0, 1.0));
}

// The way from the middle of the nearest of so many equal sectors, the first of them upwards.
vec2 shapeSector(vec2 p, float halfTurn) {
    float turn = atan(p.x, p.y);
    turn -= 2.0 * halfTurn * floor((turn + halfTurn) / (2.0 * halfTurn));
    return length(p) * vec2(sin(turn), cos(turn));
}
// As many sides as wished, one of them on top; `radius` is from the middle to a side.
float polygon(vec2 p, float radius, int sides) {
    float halfTurn = 3.14159265 / float(sides);
    vec2 q = shapeSector(p, halfTurn);
    float end = radius * tan(halfTurn);
    return length(q - vec2(clamp(q.x, -end, end), radius)) * sign(q.y - radius);
}
float hexagon(vec2 p, float radius) { return polygon(p, radius, 6); }
// `outer` to the tips, one of them on top; `inner` to the corners between.
float star(vec2 p, float outer, float inner, int points) {
    float halfTurn = 3.14159265 / float(points);
    vec2 q = shapeSector(p, halfTurn);
    vec2 tip = vec2(0, outer), edge = inner * vec2(sin(halfTurn), cos(halfTurn)) - tip, direction = vec2(abs(q.x), q.y) - tip;
    float far = length(direction - edge * clamp(dot(direction, edge) / dot(edge, edge), 0.0, 1.0));
    return far * sign(edge.x * direction.y - edge.y * direction.x);
}

// The union of two shapes, melted together where they are nearer than `soft` (Quilez).
float smoothMin(float a, float b, float soft) {
    float near = max(soft - abs(a - b), 0.0) / max(soft, 1e-6);
    return min(a, b) - near * near * soft * 0.25;
}
float smoothMax(float a, float b, float soft) { return -smoothMin(-a, -b, soft); }

// 1 inside and 0 outside, with an edge as wide as a pixel.
float filled(float far) { return clamp(0.5 - far / max(fwidth(far), 1e-6), 0.0, 1.0); }
// The edge alone, as a line so wide.
float outlined(float far, float width) { return filled(abs(far) - 0.5 * width); }
