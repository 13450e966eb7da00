// What light does to a card, place by place. What a scene has of it is defined: KEY, SHADOW, SHEEN, ENVIRONMENT, OCCLUSION; and
// TINT, a colour over it. With COVERED_IN_PIXELS what cards before it keep away is left to each pixel. `lit(n)` is the nth of
// fourteen vectors that say where eye, lamp and those cards stand beside the card: see `LightBlock`. With BENT there is one more: how
// a card is bent, in radians a point across and down.
#include "light/occlusion.glsl"

// A room for what mirrors: bright above, a wide window at the left and a narrow one at the right. The direction has y upwards.
float room(vec3 way) {
    float sky = 0.01 + 0.09 * smoothstep(-0.2, 0.9, way.y);
    float wide = smoothstep(-0.80, -0.62, way.x) * (1.0 - smoothstep(-0.34, -0.18, way.x));
    float narrow = smoothstep(0.46, 0.54, way.x) * (1.0 - smoothstep(0.62, 0.70, way.x));
    float high = smoothstep(-0.25, 0.15, way.y) * (1.0 - smoothstep(0.62, 0.88, way.y));
    return sky + (0.85 * wide + 0.6 * narrow) * high;
}

#ifdef BENT
// As BentSurface has it: along the card and away from its middle's plane, with the sine and cosine of the turn.
vec4 arc(float way, float curvature) {
    float angle = way * curvature;
    vec2 turn = vec2(sin(angle), cos(angle));
    if (abs(angle) < 0.01) return vec4(way, 0.5 * way * angle, turn);
    return vec4(turn.x, 1.0 - turn.y, curvature * turn) / curvature;
}

// Where a point of the card is on what it is bent to, and which way it faces there.
vec3 bent(vec2 spot, out vec3 normal) {
    vec4 x = arc(spot.x, lit(14).x), y = arc(spot.y, lit(14).y);
    normal = vec3(x.z * y.w, y.z, x.w * y.w);
    return vec3(x.x - y.y * x.z, y.x, -x.y - y.y * x.w);
}
#endif

// What light lays over a card: light that is added, and which share of the card's own is kept away.
vec4 lightOn(vec2 spot) {
#ifdef BENT
    vec3 normal;
    vec3 place = bent(spot, normal) * lit(4).xyx;
#else
    vec3 place = vec3(spot * lit(4).xy, 0);
#endif
    vec3 sight = normalize(lit(0).xyz - place);
    vec3 lamp = normalize(lit(1).xyz - place);
#ifdef BENT
    float seen = dot(sight, normal), lampwards = dot(lamp, normal);
    vec3 mirrored = 2.0 * seen * normal - sight;
#else
    float seen = sight.z, lampwards = lamp.z;
    vec3 mirrored = vec3(-sight.xy, sight.z);
#endif
    float softness = lit(2).w;
    float left = 1.0;
    float added = 0.0;
#ifdef KEY
    float towards = (seen < 0.0 ? -lampwards : lampwards) + softness;
    left *= 1.0 - lit(1).w * (1.0 - clamp(towards / (1.0 + softness), 0.0, 1.0));
#endif
#ifndef COVERED_IN_PIXELS
    left *= leftByOthers(spot);
#endif
#ifdef SHEEN
    float beside = dot(mirrored, lit(5).xyz) / mix(0.06, 0.45, softness);
    added += lit(4).z * exp(-beside * beside) * smoothstep(0.0, 0.6, dot(mirrored, lamp));
#endif
#ifdef ENVIRONMENT
    vec3 right = lit(2).xyz, up = lit(3).xyz;
    vec3 way = vec3(dot(mirrored, right), dot(mirrored, up), dot(mirrored, cross(up, right)));
    // Schlick's approximation of how much more is mirrored where one looks along the card.
    float grazing = 1.0 - abs(seen);
    float share = lit(3).w * (0.22 + 0.78 * grazing * grazing * grazing * grazing * grazing);
    added += share * room(way);
    left *= 1.0 - 0.5 * share;
#endif
    return vec4(vec3(1.0, 0.985, 0.96) * added, 1.0 - left);
}

// The same with the colour that lies over both.
vec4 veilOn(vec2 spot) {
    vec4 light = lightOn(spot);
#ifdef TINT
    vec4 tint = lit(13);
    light = vec4(light.rgb * (1.0 - tint.a) + tint.rgb, 1.0 - (1.0 - light.a) * (1.0 - tint.a));
#endif
    return light;
}
