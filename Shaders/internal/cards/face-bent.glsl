// A face on cards that it bends itself: which side is seen differs from place to place.
in vec3 normal;
uniform vec4 zt_turn; // of the first: 1 where what goes clockwise is seen from the front

const bool isBent = true;
void turnFace() {
    u_back = (zt_turn.x > 0.0) == gl_FrontFacing;
    v_normal = normalize(normal);
}
