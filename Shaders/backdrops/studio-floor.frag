// A photographer's studio: a wall that bends into the floor without a line, and a lamp that draws a pool on both.

uniform vec3 wall = vec3(0.33, 0.36, 0.42); // @colour
uniform float horizon = 0.3;  // @range(0, 1) where the floor ends, in heights of the picture
uniform float curve = 0.25;   // @range(0.01, 1) how softly
uniform vec2 lamp = vec2(0.5, 0.62); // @range(0, 1) the middle of its light
uniform float size = 0.75;    // @range(0.1, 3) @log of the light
uniform float light = 0.8;    // @range(0, 2)
uniform float polish = 0.4;   // @range(0, 1) how much of the wall is mirrored in the floor

// What the wall would show at this height.
float lit(vec2 spot) {
    vec2 away = (spot - lamp) * vec2(u_resolution.x / u_resolution.y * 0.7, 1.0) / size;
    return exp(-2.2 * dot(away, away));
}

void main() {
    float floorward = 1.0 - smoothstep(horizon - curve, horizon + curve, v_uv.y);
    // The floor sees the wall upside down, and loses it the nearer it is.
    vec2 mirrored = vec2(v_uv.x, 2.0 * horizon - v_uv.y);
    float pool = 0.6 * lit(vec2(v_uv.x, lamp.y - 0.9 * (horizon - v_uv.y))) + polish * lit(mirrored);
    float shine = mix(lit(v_uv), pool, floorward);

    // Below the curve it is a little darker, where floor and wall take each other's light.
    float below = (v_uv.y - horizon + 0.3 * curve) / (0.8 * curve);
    float seam = exp(-below * below);
    vec3 colour = wall * (0.28 + light * shine) * (1.0 - 0.16 * seam);
    // What is bright is nearly white, whatever colour the wall has.
    colour += vec3(1.0, 0.97, 0.92) * 0.22 * light * shine * shine;
    gl_FragColor = vec4(colour / (1.0 + 0.25 * colour), 1);
}
