// A channel that is asked for directions, as one with a cube in it.
void mainImage(out vec4 colour, in vec2 pixel) {
    vec3 way = normalize(vec3(2.0 * pixel / iResolution.xy - 1.0, 1.0));
    colour = vec4(texture(iChannel0, way).rgb * 0.0 + textureLod(iChannel0, way, 0.0).rgb * 0.0 + 0.5 * way + 0.5, 1.0);
}
