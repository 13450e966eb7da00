// One card an instance, in three parts: with MIDDLE the inside of an opaque card, which no edge comes near; with RIM what
// lies between that and its outline, where corners are round or a border is; without either, a ring around the edge, a pixel
// wider than the card, and for translucent cards also what the ring encloses. With SHADOWS each second instance is the shadow of
// the card after it.
struct Card {
    mat4 matrix;   // from points on the card to clip space
    vec4 box;      // half width, half height, corner radius, border width
    vec4 start;    // gradient's ends and border: sRGB, premultiplied
    vec4 end;
    vec4 border;
    vec4 more;     // gradient's axis, flags, alpha
    vec4 artwork;  // from points to the picture's -0.5…0.5, and half its size in points
    vec4 depths;   // least and greatest, with a few pixels to spare
};
// Vectors and no structures: a driver keeps a name for each member of each structure, and looks through all of them for one.
layout(std140) uniform Cards { vec4 cards[CARDS * 11]; };
Card cardAt(int index) {
    int i = index * 11;
    return Card(
        mat4(cards[i], cards[i + 1], cards[i + 2], cards[i + 3]), cards[i + 4], cards[i + 5], cards[i + 6], cards[i + 7],
        cards[i + 8], cards[i + 9], cards[i + 10]);
}
uniform vec2 picture; // half of it, in pixels
uniform ivec2 run;    // the first card, and which way to go from it
uniform vec4 level;   // by clip space's y, w and 1: points under the floor, above which nothing is drawn; and some to spare
#ifdef MIRRORED
out float under;      // points under the floor
#endif
#ifdef SHADOWS
struct Shadow {
    vec4 colour; // premultiplied light
    vec4 form;   // offset, standard deviation, way behind the card in depth
};
layout(std140) uniform Shadows { vec4 shadows[CARDS * 2]; };
Shadow shadowAt(int index) { return Shadow(shadows[index * 2], shadows[index * 2 + 1]); }
flat out vec4 shadowColour;
flat out vec3 shadowForm;
flat out float isShadow;
#endif

#ifndef MIDDLE
flat out vec4 box;
#ifdef BORDER
flat out vec4 border;
#endif
#ifdef JOINED
flat out int joint;
#endif
flat out float alpha;
#endif
#if !defined(MIDDLE) || defined(ARTWORK) || defined(FACE)
out vec2 spot;
#endif
flat out vec4 start;
#ifdef FACE
struct Face {
    vec4 card;    // index, count, offset, flags: selected, seen from behind
    vec4 content; // from uv to the sheet on which the card is drawn as it is without the shader
    vec4 label;
    vec4 mirror;
};
layout(std140) uniform Faces { vec4 faces[CARDS * 4]; };
Face faceAt(int index) {
    int i = index * 4;
    return Face(faces[i], faces[i + 1], faces[i + 2], faces[i + 3]);
}
// Whatever part of it is drawn, to the last bit.
invariant gl_Position;
flat out vec4 faceCard;
flat out vec4 faceContent;
flat out vec4 faceLabel;
flat out vec4 faceMirror; // and half of the card
#ifdef BEND
out vec3 normal;
uniform float scale;
#endif
#endif
#ifndef PLAIN
flat out vec4 end;
#ifdef MIDDLE
out float way; // along the gradient
#else
flat out vec2 axis;
#endif
#endif
#if defined(ARTWORK) || defined(FACE)
flat out vec4 image;
#endif

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

#ifdef PLAIN
// As in card.frag.
vec4 shade(vec4 colour) {
    vec3 c = colour.rgb / max(colour.a, 1e-6);
    return vec4(mix(c / 12.92, pow((c + 0.055) / 1.055, vec3(2.4)), step(0.04045, c)) * colour.a, colour.a);
}
#endif

#ifdef BEND
// Where the user's shader takes a point of the card: in points from its middle, here with y down.
vec3 bent(vec2 place, vec2 far, vec2 mirror) {
    zt_begin(0.5 + mirror * place * vec2(0.5, -0.5) / far, 2.0 * far * scale);
    return bend(vec3(place.x, -place.y, 0)) * vec3(1, -1, 1);
}
#endif

void main() {
#ifdef SHADOWS
    int index = run.x + run.y * (gl_InstanceID >> 1);
#else
    int index = run.x + run.y * gl_InstanceID;
#endif
    Card card = cardAt(index);
    mat4 matrix = card.matrix;
    vec4 shape = card.box;
    vec4 more = card.more;
    int flags = int(more.z);
    bool isOpaque = (flags & opaque) != 0;
    start = card.start;
#ifndef PLAIN
    end = card.end;
#elif !defined(ENCODED)
    start = shade(start);
#endif
#if defined(ARTWORK) || defined(FACE)
    image = card.artwork;
#endif
#ifdef FACE
    Face face = faceAt(index);
    faceCard = face.card;
    faceContent = face.content;
    faceLabel = face.label;
    faceMirror = vec4(face.mirror.xy, shape.xy);
#endif

#ifdef BEND
    vec2 side = vec2(gl_VertexID % (GRID + 1), gl_VertexID / (GRID + 1)) * (2.0 / float(GRID)) - 1.0;
    int ring = 0;
#else
    int corner = gl_VertexID & 3;
    int ring = gl_VertexID >> 2;
    vec2 side = vec2(corner == 1 || corner == 2 ? 1 : -1, corner >= 2 ? 1 : -1);
#endif
    vec2 far = shape.xy;
    vec2 pixel = min(reach(matrix, side * far), 300.0 * far);
    // So far inside, a round corner is a straight one.
    float rounding = 0.3 * max(shape.z - shape.w, 0.0) + shape.w;
#if defined(MIDDLE)
    far = max(far - (rounding > 0.0 ? 2.0 : 0.75) * pixel - rounding, 0.0);
#elif defined(RIM)
    // A little under the middle, so that rounding leaves no hole between them.
    if (ring > 0) far = max(far - 2.25 * pixel - rounding, 0.0);
#else
    far = ring == 0 ? far + pixel : max(far - (rounding > 0.0 ? 2.0 : 1.0) * pixel - 0.3 * shape.z, 0.0);
    if (ring == 2 && isOpaque) far = vec2(0);
#endif
#if defined(MIDDLE) || defined(RIM)
    // Cards that others shine through are left to the other pass.
    if (!isOpaque) far = vec2(0);
#endif
    vec2 place = side * far;
#ifdef BEND
    u_index = int(face.card.x);
    u_count = int(face.card.y);
    u_offset = face.card.z;
    u_selected = (int(face.card.w) & 1) != 0;
    u_size = 2.0 * shape.xy;
    vec2 mirror = face.mirror.xy;
    vec3 point = bent(place, shape.xy, mirror);
    // What is at right angles to the two ways in which the card goes on from here.
    vec2 step = shape.xy / float(GRID);
    vec3 across = bent(place + vec2(step.x, 0), shape.xy, mirror) - bent(place - vec2(step.x, 0), shape.xy, mirror);
    vec3 down = bent(place + vec2(0, step.y), shape.xy, mirror) - bent(place - vec2(0, step.y), shape.xy, mirror);
    vec3 way = cross(across, down) * vec3(1, -1, 1);
    normal = way / max(length(way), 1e-9);
    gl_Position = matrix * vec4(point, 1);
#else
    gl_Position = matrix * vec4(place, 0, 1);
#endif
#ifndef PLAIN
#ifdef MIDDLE
    way = dot(place, more.xy) + 0.5;
#else
    axis = more.xy;
#endif
#endif
#ifndef MIDDLE
    box = shape;
#ifdef BORDER
    border = card.border;
#endif
#ifdef JOINED
    joint = 10 * index;
#endif
    alpha = more.w;
#endif
#if !defined(MIDDLE) || defined(ARTWORK) || defined(FACE)
    spot = place;
#endif
#if !defined(MIDDLE) && !defined(RIM) && !defined(BEND)
    // The plane goes on beyond the card; its depth must not go far, or a card
    // seen from its edge would cut through all others.
    vec4 depths = card.depths;
    if (ring == 0 && gl_Position.w > nearest)
        gl_Position.z = clamp(gl_Position.z / gl_Position.w, depths.x, depths.y) * gl_Position.w;
#endif
#ifdef SHADOWS
    Shadow shadow = shadowAt(index);
    vec4 form = shadow.form;
    shadowColour = shadow.colour;
    shadowForm = form.xyz;
    isShadow = float(~gl_InstanceID & 1);
    if (isShadow > 0.0) {
        // Around the card; what is under all of it cannot be seen.
        vec2 inner = max(shape.xy - 2.0 * pixel - 0.3 * shape.z, 0.0);
        vec2 outer = shape.xy + 3.2 * form.z + 2.0 * pixel;
        spot = ring == 0 ? form.xy + side * outer : clamp(side * inner, form.xy - outer, form.xy + outer);
        if (ring == 2 || shadowColour.a <= 0.0) spot = vec2(0);
        gl_Position = matrix * vec4(spot, 0, 1);
        gl_Position.z += form.w * gl_Position.w;
    }
#endif
#ifdef MIRRORED
    under = dot(level.xyz, vec3(gl_Position.yw, 1));
#endif
    gl_ClipDistance[0] = gl_Position.w - nearest;
    gl_ClipDistance[1] = dot(level, vec4(gl_Position.yw, 1, 1));
}
