// Oil paint, by Kuwahara's filter: of six fans around a place the calmest give their colours, which keeps edges and
// turns everything else into strokes.

#include <noise>
#include <colour>
#include <shapes>

uniform float brush = 5.0;   // @range(0.5, 16) @step(0.25) size of the strokes in points
uniform float wild = 0.5;    // @range(0, 1) how far the hand strays
uniform float bristles = 0.5; // @range(0, 1) the furrows in the paint
uniform float vivid = 0.3;   // @range(-1, 1) from pale to strong

// The card without its letters.
vec3 plain(vec2 uv) {
    vec4 picture = cardPicture(uv);
    return mix(u_colour.rgb, picture.rgb, picture.a);
}

void main() {
    // Strokes go down to the right, more or less, and are long and thin.
    vec2 spot = v_uv * u_size + 53.0 * float(u_index);
    vec2 sway = vec2(valueNoise(spot / (9.0 * brush)), valueNoise(spot / (7.0 * brush) + 80.0));
    vec2 along = rotate(spot + 9.0 * brush * sway, 0.7);
    float furrow = valueNoise(along * vec2(0.22, 2.2) / brush);
    vec2 here = v_uv + wild * brush * (vec2(valueNoise(spot / brush), valueNoise(spot / brush + 40.0)) - 0.5) / u_size;

    // Nearly always one fan is seen alone; two that are equally calm share the place, or grain would choose.
    vec4 mixture = vec4(0);
    for (int fan = 0; fan < 6; fan++) {
        vec3 sum = vec3(0), squares = vec3(0);
        for (int i = 0; i < 7; i++) {
            // Seven places of a sixth of the disc, evenly spread.
            float angle = 1.0472 * (float(fan) + fract(0.618 * float(i)));
            vec2 to = brush * sqrt((float(i) + 0.5) / 7.0) * vec2(cos(angle), sin(angle));
            vec3 c = plain(clamp(here + to / u_size, 0.0, 1.0));
            sum += c;
            squares += c * c;
        }
        vec3 mean = sum / 7.0;
        float unrest = dot(squares / 7.0 - mean * mean, vec3(1));
        mixture += pow(max(unrest, 0.0) + 2e-4, -4.0) * vec4(mean, 1);
    }
    vec3 best = mixture.rgb / mixture.a;
    best = mix(vec3(luma(best)), best, 1.0 + vivid);
    // Light grazes the furrows.
    best += bristles * 0.16 * (furrow - 0.5) * (0.4 + luma(best));

    // Letters were painted last, with a fine brush.
    vec4 label = cardLabel(v_uv);
    gl_FragColor = vec4(mix(best, label.rgb, label.a), 1);
}
