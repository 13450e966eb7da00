// The program brings its own text for this one.
#include "Progressive2D.frag"
#include "Complex.frag"

uniform float Bend; slider[0,0.5,1]

vec3 color(vec2 point) {
    vec2 square = cMul(point, point);
    return vec3(0.4 + 0.2 * square.x, 0.5 + 0.25 * point.y, Bend);
}
#preset Default
Center = 0.5,0
Zoom = 2
#endpreset
