// Cards with round corners.
#include "cards/card.frag.glsl"

const bool isRound = true;

float coverage(vec2 far, float radius, vec2 dx, vec2 dy) {
    vec2 beyond = abs(spot) - (far - radius);
    float distance = length(beyond);
    vec2 outwards = beyond * sign(spot) / max(distance, 1e-12);
    vec2 normal = vec2(dot(outwards, dx), dot(outwards, dy));
    float unit = max(length(normal), 1e-12);
    float round = inside(vec2((radius - distance) / unit), abs(normal.xyxy) / unit).x;
    bool atCorner = radius > 0.0 && min(beyond.x, beyond.y) > 0.0;
    float straight = straightCoverage(far, dx, dy);
    return atCorner ? min(straight, round) : straight;
}
