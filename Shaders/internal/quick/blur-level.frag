// A smaller version of a card's picture, blurred: see BlurLevels.
#include "quick/level.glsl"

float spotAt(float away) {
    float deviations = away / max(finer.y, 1e-3);
    return exp(-0.5 * deviations * deviations);
}
