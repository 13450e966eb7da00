// A card that was drawn flat, in its place.
#include "shared/corner.vert.glsl"
#include "shared/pixel.vert.glsl"

uniform mat4 matrix; // from points on the card to clip space
uniform vec4 reach;  // half width and half height of the paper, -1 where it is turned over
uniform vec4 part;   // where what is drawn of the paper begins and ends: left, top, right, bottom
uniform vec4 window; // of what was drawn as it is seen: its middle in the picture, and half of it
uniform vec4 plane;  // by x, y and 1 in the picture: its depth there
out vec2 spot;

void main() {
    // Of a piece no more than it has, and three pixels around it for its smooth edges: what is cut away costs as much as what is seen.
    vec2 side = cornerSide();
    spot = vec2(side.x < 0.0 ? part.x : part.z, side.y < 0.0 ? part.y : part.w);
    spot = clamp(spot + side * 3.0 * pixelAt(matrix, spot), -reach.xy, reach.xy);
    gl_Position = matrix * vec4(spot, 0, 1);
    if (window.z > 0.0) {
        vec2 at = window.xy + spot / reach.xy * vec2(1, -1) * window.zw;
        gl_Position = vec4(at, dot(plane.xyz, vec3(at, 1)), 1);
    }
    clip();
}
