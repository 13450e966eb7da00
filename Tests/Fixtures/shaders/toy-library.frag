#include <noise>
#include <colour>
#include <shapes>
#include "part/flag.glsl"

uniform float scale = 3.0; // @range(1, 10) @log how fine the clouds are
uniform int form; // @menu(Star, Hexagon) what stands in the middle
uniform vec3 skyColour = vec3(0.2, 0.45, 0.9);

void mainImage(out vec4 colour, in vec2 pixel) {
    vec2 p = (2.0 * pixel - iResolution.xy) / iResolution.y;
    vec3 sky = mixOklab(skyColour, vec3(1), fbm(scale * p + 0.1 * iTime));
    float far = form == 0 ? star(p, 0.7, 0.3, 5) : hexagon(p, 0.6);
    far = smoothMin(far, roundedBox(rotate(p - vec2(0, -0.8), 0.1), vec2(0.9, 0.08), 0.05), 0.1);
    vec3 lit = rainbow(voronoi(4.0 * p).z);
    colour = vec4(mix(sky, flag(lit, p), filled(far)), 1);
}
