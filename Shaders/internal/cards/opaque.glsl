// Cards that nothing shines through, as far as their shadows and their light know.
#include "cards/card.frag.glsl"

void prepareFill() {}
float fillAlpha() { return 1.0; }
