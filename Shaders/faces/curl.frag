// A page whose corner is turned over: `bend` rolls the card around a cylinder, the paint looks at which side is seen.

uniform float curl = 0.42;   // @range(0, 1) how far the page is turned
uniform float roll = 0.15;   // @range(0.03, 0.5) radius of the roll, of the page's width
uniform float slant = 0.42;  // @range(0, 1.2) how far the turned edge leans; 0 turns the page straight over
uniform float follow = 0.0;  // @range(0, 1) cards to the left of the middle are turned, by their place in the row
uniform vec3 paper = vec3(0.96, 0.94, 0.89); // @colour the back
uniform float ghost = 0.1;   // @range(0, 1) how much of the print is seen through the page

const float pi = 3.14159265;

// Points before the roll lie flat; those on it go round; those beyond lie on top, upside down.
vec3 bend(vec3 point) {
    vec2 way = vec2(cos(slant), -sin(slant));
    float radius = roll * u_size.x;
    float reach = dot(abs(way), u_size) * 0.5;
    float turned = mix(curl, clamp(-u_offset, 0.0, 1.0), follow);
    float edge = reach - turned * (2.0 * reach + pi * radius);
    float beyond = dot(point.xy, way) - edge;
    if (beyond <= 0.0) return point;
    vec2 foot = point.xy - way * beyond;
    float angle = min(beyond / radius, pi);
    float rest = beyond - angle * radius;
    return vec3(foot + way * (radius * sin(angle) - rest), point.z + radius * (1.0 - cos(angle)));
}

void main() {
    vec4 print = cardColour(v_uv);
    vec3 colour = u_back ? mix(paper, print.rgb * paper, ghost) : print.rgb;
    // Light from the upper left; a page that stands up is darker.
    vec3 normal = u_back ? -v_normal : v_normal;
    float light = dot(normalize(normal), normalize(vec3(-0.35, 0.45, 1.0)));
    gl_FragColor = vec4(colour * mix(0.45, 1.08, clamp(light, 0.0, 1.0)), 1.0);
}
