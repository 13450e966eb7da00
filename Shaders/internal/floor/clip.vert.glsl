// Where something is beside a floor that is a mirror, and what of it is drawn.
uniform vec4 level; // by clip space's y, w and 1: points under the floor, above which nothing is drawn; and some to spare
uniform float deepest; // so many points under it nothing is seen any more
out float under;    // points under the floor

const float nearest = 1e-3; // what is nearer to the eye counts as behind it

void clip() {
    under = dot(level.xyz, vec3(gl_Position.yw, 1));
    gl_ClipDistance[0] = gl_Position.w - nearest;
    gl_ClipDistance[1] = dot(level, vec4(gl_Position.yw, 1, 1));
    gl_ClipDistance[2] = deepest - under;
}
