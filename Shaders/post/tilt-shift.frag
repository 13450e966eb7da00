// A tilted lens: one line stays sharp, all above and below is blurred, and what is large looks like a toy.

#include <colour>

uniform float middle = 0.45;  // @range(0, 1) of the sharp line, from the lower edge
uniform float slant = 0.0;    // @range(-45, 45) @step(1) of it, in degrees
uniform float width = 0.16;   // @range(0, 0.5) that stays sharp, in heights of the picture
uniform float falloff = 0.35; // @range(0.02, 1) from sharp to fully blurred
uniform float radius = 1.5;   // @range(0, 5) of the blur, in hundredths of the height
uniform float vivid = 0.35;   // @range(0, 1) colours of a painted model

void main() {
    float wide = u_resolution.x / u_resolution.y;
    vec2 spot = (v_uv - vec2(0.5, middle)) * vec2(wide, 1);
    float a = radians(slant);
    float away = abs(spot.y * cos(a) - spot.x * sin(a));
    float far = radius * smoothstep(0.5 * width, 0.5 * width + falloff, away);
    // Between the places of the disc a smaller picture is looked at.
    float level = max(log2(0.01 * far * u_resolution.y / 4.0), 0.0);

    vec4 sum = vec4(0);
    float places = floor(mix(12.0, 40.0, u_effort));
    for (float i = 0.0; i < places; i++) {
        // A spiral by the golden angle fills a disc evenly (Vogel).
        float angle = 2.39996 * i;
        vec2 uv = v_uv + 0.01 * far * sqrt((i + 0.5) / places) * vec2(cos(angle) / wide, sin(angle));
        vec4 seen = sceneColour(uv, level);
        sum += vec4(seen.rgb * seen.rgb, seen.a);
    }
    vec3 colour = sqrt(sum.rgb / places);
    float grey = luma(colour);
    colour = mix(vec3(grey), colour, 1.0 + 0.8 * vivid);
    colour = mix(colour, clamp(colour, 0.0, 1.0) * (1.5 - 0.5 * colour), 0.5 * vivid);
    gl_FragColor = vec4(colour, sum.a / places);
}
