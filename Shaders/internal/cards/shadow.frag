// What of a shadow is seen beside its card and through it. A card with the alpha a that covers the share c of a pixel leaves 1 - ca of
// what is behind; the shadow is on 1 - c of that only, as a card does not show its own shadow through itself.
#include "cards/card.frag.glsl"
#include "shared/noise.glsl"

flat in vec4 shadowColour;
flat in vec3 shadowForm; // offset, standard deviation

float along() { return clamp(dot(spot, axis) + 0.5, 0.0, 1.0); }

void paint() {
    vec2 dx = dFdx(spot);
    vec2 dy = dFdy(spot);
    float covered = coverage(box.xy, box.z, dx, dy);
    vec2 pixel = vec2(length(vec2(dx.x, dy.x)), length(vec2(dx.y, dy.y)));
    vec2 spread = max(sqrt(shadowForm.z * shadowForm.z + pixel * pixel / 12.0), 1e-9);
    float amount = clamp(shadow(spot - shadowForm.xy, box.xy, box.z, spread), 0.0, 1.0);
    amount *= (1.0 - covered) / max(1.0 - covered * alpha * borderedAlpha(fillAlpha()), 1e-4);
    // About half a step of a byte on what is light, and less where nothing is left to be dithered.
    float grain = min(0.005 * sqrt(1.0 - shadowColour.a * amount) / max(shadowColour.a, 0.005), 2.0 * amount);
    light = shadowColour * min(amount + grain * noise(gl_FragCoord.xy + place.xy), 1.0);
}
