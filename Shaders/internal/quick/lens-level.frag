// A smaller version of a card's picture as an open lens shows it: see LensLevels.
#include "flats/disc.glsl"
#include "quick/level.glsl"

float spotAt(float away) { return discAt(away / max(finer.y, 1e-3)); }
