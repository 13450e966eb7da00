// Not the cards but how they are drawn.
#ifdef DEPTH
uniform vec2 span; // of depth, from the nearest card to the farthest
#endif
out vec4 light;

void main() {
#if defined(WIREFRAME)
    #if defined(MIDDLE)
    light = vec4(0.16, 0.36, 0.85, 1);
    #elif defined(RIM)
    light = vec4(0.2, 0.6, 0.35, 1);
    #else
    light = vec4(0.9, 0.4, 0.1, 1);
    #endif
#elif defined(DEPTH)
    // Even steps to the eye: the picture's bytes are about the square roots of light.
    float way = (2.0 * gl_FragCoord.z - 1.0 - span.x) / max(span.y - span.x, 1e-6);
    float nearness = mix(0.95, 0.12, clamp(way, 0.0, 1.0));
    light = vec4(vec3(nearness * nearness), 1);
#else
    // Dark red, orange, yellow, white: each layer adds the same.
    light = vec4(0.11, 0.035, 0.014, 1);
#endif
}
