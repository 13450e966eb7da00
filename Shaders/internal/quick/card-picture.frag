// What was drawn of a card, as its picture has it.
#include "quick/picture-bytes.glsl"

uniform sampler2D picture; // read as light, premultiplied
out vec4 bytes;

void main() { bytes = pictureBytes(texelFetch(picture, ivec2(gl_FragCoord.xy), 0)); }
