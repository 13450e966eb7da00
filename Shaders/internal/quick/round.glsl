// Cards whose corners are still to be rounded.
#include "quick/part.glsl"

uniform vec4 corners; // from the picture to points on the card, from the card's middle to where the rounding begins
uniform vec4 corner;  // its radius in points, where the card's middle is on the picture

// How much of a pixel is within the rounded corner.
float cornerShare() {
    float from = length(max(abs((spot - corner.yz) * corners.xy) - corners.zw, 0.0));
    return clamp((corner.x - from) / max(fwidth(from), 1e-6) + 0.5, 0.0, 1.0);
}
