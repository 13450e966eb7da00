// How large a pixel is on a card.
#include "floor/clip.vert.glsl"

uniform vec2 picture; // half of it, in pixels

// How many points on the card one pixel is at a place, across and down.
vec2 pixelAt(mat4 matrix, vec2 place) {
    vec4 at = matrix * vec4(place, 0, 1);
    float w = max(abs(at.w), nearest);
    vec2 right = (matrix[0].xy - at.xy / w * matrix[0].w) / w * picture;
    vec2 down = (matrix[1].xy - at.xy / w * matrix[1].w) / w * picture;
    float area = abs(right.x * down.y - right.y * down.x);
    return vec2(length(down), length(right)) / max(area, 1e-20);
}
