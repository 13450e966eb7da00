// One card an instance. With INTERIOR its true outline; without it a ring around the edge, a pixel wider than the card,
// and for translucent cards also what the ring encloses.
struct Card {
    mat4 matrix;   // from points on the card to clip space
    vec4 box;      // half width, half height, corner radius, border width
    vec4 start;    // gradient's ends and border: premultiplied square roots of linear light
    vec4 end;
    vec4 border;
    vec4 more;     // gradient's direction in radians, flags, least and greatest depth with a few pixels to spare
};
layout(std140) uniform Cards { Card cards[CARDS]; };
uniform vec2 picture; // half of it, in pixels
uniform int last;     // instance

out vec2 spot;
flat out vec4 box;
flat out vec4 start;
flat out vec4 end;
flat out vec4 border;
flat out vec2 axis;
flat out vec4 joined;
flat out float isOpaque;

const int opaque = 1;
const float nearest = 1e-3; // what is nearer to the eye counts as behind it

// How many points on the card one pixel is, across each of the two edges that meet at a corner.
vec2 reach(mat4 matrix, vec2 corner) {
    vec4 at = matrix * vec4(corner, 0, 1);
    float w = max(abs(at.w), nearest);
    vec2 right = (matrix[0].xy - at.xy / w * matrix[0].w) / w * picture;
    vec2 down = (matrix[1].xy - at.xy / w * matrix[1].w) / w * picture;
    float area = abs(right.x * down.y - right.y * down.x);
    return vec2(length(down), length(right)) / max(area, 1e-20);
}

void main() {
#ifdef INTERIOR
    int index = last - gl_InstanceID; // the front first
#else
    int index = gl_InstanceID;
#endif
    mat4 matrix = cards[index].matrix;
    box = cards[index].box;
    start = cards[index].start;
    end = cards[index].end;
    border = cards[index].border;
    vec4 more = cards[index].more;
    int flags = int(more.y);

    vec2 way = vec2(sin(more.x), -cos(more.x));
    axis = way / (2.0 * dot(abs(way), box.xy));
    joined = vec4((flags >> 1) & 1, (flags >> 2) & 1, (flags >> 3) & 1, (flags >> 4) & 1);
    isOpaque = float(flags & opaque);

    int corner = gl_VertexID & 3;
    vec2 side = vec2(corner == 1 || corner == 2 ? 1 : -1, corner >= 2 ? 1 : -1);
    vec2 far = box.xy;
#ifdef INTERIOR
    // Cards that others shine through are left to the other pass.
    if ((flags & opaque) == 0) far = vec2(0);
    spot = side * far;
    gl_Position = matrix * vec4(spot, 0, 1);
#else
    int ring = gl_VertexID >> 2;
    vec2 pixel = min(reach(matrix, side * far), 300.0 * far);
    vec2 inner = max(far - 2.0 * pixel - 0.3 * box.z, 0.0);
    far = ring == 0 ? far + 1.5 * pixel : inner;
    if (ring == 2 && (flags & opaque) != 0) far = vec2(0);
    spot = side * far;
    gl_Position = matrix * vec4(spot, 0, 1);
    // The plane goes on beyond the card; its depth must not go far, or a card
    // seen from its edge would cut through all others.
    if (ring == 0 && gl_Position.w > nearest)
        gl_Position.z = clamp(gl_Position.z / gl_Position.w, more.z, more.w) * gl_Position.w;
#endif
    gl_ClipDistance[0] = gl_Position.w - nearest;
}
