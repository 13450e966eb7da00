// What covers parts of pixels, and all of translucent cards.
#include "quick/part.glsl"

void main() {
    vec4 covered = clamp(sides() + 0.5, 0.0, 1.0);
    float share = max(covered.x + covered.z - 1.0, 0.0) * max(covered.y + covered.w - 1.0, 0.0) * shown;
    share *= cornerShare();
    vec4 bytes = seen();
    // As a body is: what is behind it is the floor and no other card.
    bytes.rgb = inFloor(bytes.rgb, bytes.a);
    light = mixable(bytes) * (share * underFloor());
}
