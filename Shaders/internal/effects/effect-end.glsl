// Tells the user's shader where it is. Comes after its text.
void zt_begin(vec2 zt_at, vec2 zt_size) {
    zt_uv = zt_at;
    zt_resolution = zt_size;
    zt_FragCoord = vec4(zt_at * zt_size, 0.5, 1);
    zt_PointCoord = zt_at;
    zt_tell();
    for (int i = 0; i < 4; i++) {
        iChannelTime[i] = zt_clock.x;
        iChannelResolution[i] = vec3(zt_size, 1);
    }
#ifdef CHANNEL0
    iChannelResolution[0] = vec3(textureSize(iChannel0, 0), 1);
#endif
#ifdef CHANNEL1
    iChannelResolution[1] = vec3(textureSize(iChannel1, 0), 1);
#endif
#ifdef CHANNEL2
    iChannelResolution[2] = vec3(textureSize(iChannel2, 0), 1);
#endif
#ifdef CHANNEL3
    iChannelResolution[3] = vec3(textureSize(iChannel3, 0), 1);
#endif
}

#ifdef BENT_BY_VERTICES
// Where the vertex shader takes a point of the card, which lies from -1 to 1 in both directions.
vec3 bend(vec3 zt_point) {
    vec2 zt_painted = zt_uv;
    zt_uv = zt_point.xy / u_size + 0.5;
    zt_Vertex = vec4(2.0 * zt_uv - 1.0, 0, 1);
    zt_MultiTexCoord0 = vec4(zt_uv, 0, 1);
    zt_Position = zt_Vertex;
    zt_tell();
    zt_v();
    zt_uv = zt_painted;
    return zt_Position.xyz / (zt_Position.w == 0.0 ? 1.0 : zt_Position.w) * 0.5 * u_size.xyy;
}
#endif

#ifndef STAGE_VERTEX
// What the text gives. Names of our own throughout: what goes out may be called anything.
vec4 zt_given() {
    vec4 zt_colour = vec4(0, 0, 0, 1);
#ifdef ENTRY_PLACE
    zt_Vertex = vec4(2.0 * zt_uv - 1.0, 0, 1);
    zt_MultiTexCoord0 = vec4(zt_uv, 0, 1);
    zt_v();
#endif
#ifdef ENTRY_COPY
    zt_colour = textureLod(ENTRY_COPY, zt_uv, 0.0);
#elif defined(ENTRY_IMAGE)
    mainImage(zt_colour, zt_FragCoord.xy);
#elif defined(ENTRY_TRANSITION)
    zt_colour = transition(zt_uv);
#else
    zt_FragColor = vec4(0);
    zt_m();
    zt_colour = OUTPUT;
#endif
    return zt_colour;
}
#ifdef PASS
// Into the target of a pass, whatever the numbers are.
vec4 zt_shadePass(vec2 zt_pixel, vec2 zt_size) {
    zt_begin(zt_pixel / zt_size, zt_size);
    zt_FragCoord.xy = zt_pixel;
    return zt_given();
}
#endif
// What it shows at a place: sRGB, alpha not multiplied in.
vec4 zt_shade(vec2 zt_at, vec2 zt_size) {
    zt_begin(zt_at, zt_size);
    vec4 zt_colour = zt_given();
#ifdef ENTRY_IMAGE
    zt_colour.a = 1.0;
#endif
    // What is no number would spread into all that is blended with it. Where bytes are stored, it is 0.
    for (int i = 0; i < 4; i++) if (isnan(zt_colour[i])) zt_colour[i] = 0.0;
    return clamp(zt_colour, 0.0, 1.0);
}
#endif
