// Cards painted by a shader of the user's own. TRANSLUCENT says whether its alpha counts.
#include "cards/card.frag.glsl"
#include "cards/shade.glsl"

flat in vec4 faceCard;
flat in vec4 faceContent;
flat in vec4 faceLabel;
flat in vec4 faceMirror;
uniform float scale; // pixels a point, where the card is seen from straight above

const bool isTranslucent = TRANSLUCENT;

vec4 straight(vec4 colour) { return vec4(colour.rgb / max(colour.a, 1e-6), colour.a); }

// What the user's shader makes of the card, as sRGB, premultiplied.
vec4 faceColour() {
    int flags = int(faceCard.w);
    u_index = int(faceCard.x);
    u_count = int(faceCard.y);
    u_offset = faceCard.z;
    u_selected = (flags & 1) != 0;
    u_back = (flags & 2) != 0;
    turnFace();
    u_size = 2.0 * faceMirror.zw;
    u_colour = straight(start);
    u_colour2 = straight(end);
    zt_half = faceMirror.zw;
    zt_contentPlace = faceContent;
    zt_labelPlace = faceLabel;
    zt_pictureUse = image;
    vec2 uv = 0.5 + faceMirror.xy * spot * vec2(0.5, -0.5) / faceMirror.zw;
    vec4 colour = zt_shade(uv, u_size * scale);
    if (!isTranslucent) colour.a = 1.0;
    return vec4(colour.rgb * colour.a, colour.a);
}

// Found once, before anything is discarded: what is read from pictures needs the pixels around.
vec4 faced = vec4(0);
void prepareFill() { faced = faceColour(); }
vec4 filled() { return shade(faced); }
vec4 filledBytes() { return faced; }
float fillAlpha() { return isTranslucent ? faced.a : 1.0; }
float leastAlpha() { return isTranslucent || isBent ? 0.0 : 1.0; }
