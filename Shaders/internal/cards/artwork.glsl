// Cards with a picture.
#include "cards/card.frag.glsl"

uniform sampler2D artwork; // premultiplied

// Before anything is discarded: the mip-map level follows from the pixels around.
vec4 texel = vec4(0);
void readArtwork() { texel = texture(artwork, spot * image.xy + slide + 0.5); }

vec4 picturedOver(vec4 fill, vec2 dx, vec2 dy) {
    // Where the picture ends on the card it ends as smoothly as the card itself.
    vec2 covered = clamp((image.zw - abs(spot + slide / image.xy)) / pixelSize(dx, dy) + 0.5, 0.0, 1.0);
    return over(texel * (covered.x * covered.y), fill);
}
