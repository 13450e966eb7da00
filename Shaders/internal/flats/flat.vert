// A card that was drawn flat, in its place.
#include "floor/clip.vert.glsl"
#include "shared/corner.vert.glsl"

uniform mat4 matrix; // from points on the card to clip space
uniform vec4 reach;  // half width and half height of the paper, -1 where it is turned over
uniform vec4 window; // of what was drawn as it is seen: its middle in the picture, and half of it
uniform vec4 plane;  // by x, y and 1 in the picture: its depth there
out vec2 spot;

void main() {
    spot = cornerSide() * reach.xy;
    gl_Position = matrix * vec4(spot, 0, 1);
    if (window.z > 0.0) {
        vec2 at = window.xy + spot / reach.xy * vec2(1, -1) * window.zw;
        gl_Position = vec4(at, dot(plane.xyz, vec3(at, 1)), 1);
    }
    clip();
}
