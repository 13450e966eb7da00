// Corners of the cells of a card on the quick way, at which the light on it is known: see LightCells.
#include "light/light.glsl"

uniform vec4 lights[15];
uniform vec4 points; // from the picture to points on the card
out vec4 veil;       // light that is added, and the share of the card's own that is left, both for squares of bytes
vec4 lit(int number) { return lights[number]; }

// Squares of bytes are light to the power of 1 / 1.1.
const float SQUARES = 1.0 / 1.1;

void prepareCorner(vec2 spot) {
    vec4 light = lightOn(points.xy * (spot - 0.5) - points.zw);
    veil = vec4(light.rgb, pow(max(1.0 - light.a, 0.0), SQUARES));
}
