// Cards that nothing shines through, as far as their shadows know.
#include "cards/card.frag.glsl"

float fillAlpha() { return 1.0; }
