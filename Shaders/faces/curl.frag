// A page whose corner is turned over: `bend` rolls the card around a cylinder, the paint looks at which side is seen.

uniform float curl = 0.42;   // @range(0, 1) how far the page is turned
uniform float roll = 0.15;   // @range(0.03, 0.5) radius of the roll, of the page's width
uniform float slant = 0.42;  // @range(0, 1.2) how far the turned edge leans; 0 turns the page straight over
uniform float follow = 0.0;  // @range(0, 1) cards to the left of the middle are turned, by their place in the row
uniform vec3 paper = vec3(0.96, 0.94, 0.89); // @colour the back
uniform float ghost = 0.1;   // @range(0, 1) how much of the print is seen through the page
uniform float shade = 0.45;  // @range(0, 1) how dark it is under what is turned over

const float pi = 3.14159265;

// At right angles to the roll.
vec2 way() { return vec2(cos(slant), -sin(slant)); }

// How far the page is drawn over the line where the roll begins.
float pull(float radius) {
    float turned = mix(curl, clamp(-u_offset, 0.0, 1.0), follow);
    return turned * (dot(abs(way()), u_size) + pi * radius);
}

// How far a point is beyond that line.
float past(vec2 point, float radius) { return dot(point, way()) - dot(abs(way()), u_size) * 0.5 + pull(radius); }

// Points before the roll lie flat; those on it go round; those beyond lie on top, upside down.
vec3 bend(vec3 point) {
    float radius = roll * u_size.x;
    float beyond = past(point.xy, radius);
    if (beyond <= 0.0) return point;
    vec2 foot = point.xy - way() * beyond;
    float angle = min(beyond / radius, pi);
    float rest = beyond - angle * radius;
    return vec3(foot + way() * (radius * sin(angle) - rest), point.z + radius * (1.0 - cos(angle)));
}

// How much of the light comes to a place on the front: what lies as far beyond the roll as this place lies before it is
// over it.
float lit(vec2 point) {
    float radius = roll * u_size.x;
    vec2 over = point + way() * (pi * radius - 2.0 * min(past(point, radius), 0.0));
    vec2 away = max(abs(over) - 0.5 * u_size, 0.0) / radius;
    float turned = smoothstep(1.0, 1.6, pull(radius) / (pi * radius));
    return 1.0 - shade * turned * exp(-2.0 * dot(away, away));
}

void main() {
    vec4 print = cardColour(v_uv);
    vec3 colour = u_back ? mix(paper, print.rgb * paper, ghost) : print.rgb * lit((v_uv - 0.5) * u_size);
    // Light from the upper left; a page that stands up is darker.
    vec3 normal = u_back ? -v_normal : v_normal;
    float light = dot(normalize(normal), normalize(vec3(-0.35, 0.45, 1.0)));
    gl_FragColor = vec4(colour * mix(0.45, 1.08, clamp(light, 0.0, 1.0)), 1.0);
}
