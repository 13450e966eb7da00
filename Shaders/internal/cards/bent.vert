// A card that a shader of the user's own bends: a grid.
#include "cards/face.vert.glsl"
#include "cards/card.vert.glsl"

out vec3 normal;
uniform int cells; // along each side
uniform float scale; // pixels a point, where the card is seen from straight above

// Where the user's shader takes a point of the card: in points from its middle, here with y down.
vec3 bent(vec2 place, vec2 far, vec2 mirror) {
    zt_begin(0.5 + mirror * place * vec2(0.5, -0.5) / far, 2.0 * far * scale);
    return bend(vec3(place.x, -place.y, 0)) * vec3(1, -1, 1);
}

void main() {
    int index = run.x + run.y * gl_InstanceID;
    Card card = cardAt(index);
    vec2 side = vec2(gl_VertexID % (cells + 1), gl_VertexID / (cells + 1)) * (2.0 / float(cells)) - 1.0;
    vec2 far = card.box.xy;
    vec2 place = side * (far + pixelOf(card, side));

    Face face = faceAt(index);
    u_index = int(face.card.x);
    u_count = int(face.card.y);
    u_offset = face.card.z;
    u_selected = (int(face.card.w) & 1) != 0;
    u_size = 2.0 * far;
    vec2 mirror = face.mirror.xy;
    vec3 point = bent(place, far, mirror);
    // What is at right angles to the two ways in which the card goes on from here.
    vec2 step = far / float(cells);
    vec3 across = bent(place + vec2(step.x, 0), far, mirror) - bent(place - vec2(step.x, 0), far, mirror);
    vec3 down = bent(place + vec2(0, step.y), far, mirror) - bent(place - vec2(0, step.y), far, mirror);
    vec3 upright = cross(across, down) * vec3(1, -1, 1);
    normal = upright / max(length(upright), 1e-9);

    gl_Position = card.matrix * vec4(point, 1);
    tell(card, index, place);
    clip();
}
