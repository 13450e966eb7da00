// Tells the user's shader where it is. Comes after its text.
void zt_begin(vec2 uv, vec2 resolution) {
    zt_uv = uv;
    zt_resolution = resolution;
    zt_FragCoord = vec4(uv * resolution, 0.5, 1);
    zt_PointCoord = uv;
    zt_tell();
    for (int i = 0; i < 4; i++) {
        iChannelTime[i] = zt_clock.x;
        iChannelResolution[i] = vec3(resolution, 1);
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

#ifndef STAGE_VERTEX
// What it shows at a place: sRGB, alpha not multiplied in.
vec4 zt_shade(vec2 uv, vec2 resolution) {
    zt_begin(uv, resolution);
    vec4 colour = vec4(0, 0, 0, 1);
#ifdef ENTRY_PLACE
    zt_Vertex = vec4(2.0 * uv - 1.0, 0, 1);
    zt_MultiTexCoord0 = vec4(uv, 0, 1);
    zt_v();
#endif
#ifdef ENTRY_IMAGE
    mainImage(colour, zt_FragCoord.xy);
    colour.a = 1.0;
#elif defined(ENTRY_TRANSITION)
    colour = transition(uv);
#else
    zt_FragColor = vec4(0);
    zt_m();
    colour = OUTPUT;
#endif
    // What is no number would spread into all that is blended with it.
    if (any(isnan(colour)) || any(isinf(colour))) colour = vec4(0);
    return clamp(colour, 0.0, 1.0);
}
#endif
