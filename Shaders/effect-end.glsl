// Tells the user's shader where it is. Comes after its text.
void zt_begin(vec2 uv, vec2 resolution) {
    v_uv = v_texcoord = v_texCoord = vUv = uv;
    u_time = TYPE_u_time(zt_clock.x);
    iTime = zt_clock.x;
    u_delta = TYPE_u_delta(zt_clock.y);
    iTimeDelta = zt_clock.y;
    u_frame = TYPE_u_frame(zt_clock.z);
    iFrame = TYPE_iFrame(zt_clock.z);
    iFrameRate = zt_clock.w;
    u_date = TYPE_u_date(zt_date);
    iDate = zt_date;
    u_resolution = TYPE_u_resolution(vec3(resolution, 1));
    iResolution = TYPE_iResolution(vec3(resolution, 1));
    u_mouse = TYPE_u_mouse(zt_pointer);
    iMouse = TYPE_iMouse(zt_pointer);
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
    zt_FragCoord = vec4(uv * resolution, 0.5, 1);
}

#ifndef STAGE_VERTEX
// What the text gives.
vec4 zt_given() {
    vec4 colour = vec4(0, 0, 0, 1);
#ifdef ENTRY_COPY
    colour = texture(ENTRY_COPY, v_uv);
#elif defined(ENTRY_IMAGE)
    mainImage(colour, zt_FragCoord.xy);
#else
    zt_FragColor = vec4(0);
#ifdef ENTRY_VERTEX
    zt_v();
#endif
    zt_m();
    colour = OUTPUT;
#endif
    return colour;
}
#ifdef PASS
// Into the target of a pass, whatever the numbers are.
vec4 zt_shadePass(vec2 pixel, vec2 resolution) {
    zt_begin(pixel / resolution, resolution);
    zt_FragCoord.xy = pixel;
    return zt_given();
}
#endif
// What it shows at a place: sRGB, alpha not multiplied in.
vec4 zt_shade(vec2 uv, vec2 resolution) {
    zt_begin(uv, resolution);
    vec4 colour = zt_given();
#ifdef ENTRY_IMAGE
    colour.a = 1.0;
#endif
    // What is no number would spread into all that is blended with it.
    if (any(isnan(colour)) || any(isinf(colour))) colour = vec4(0);
    return clamp(colour, 0.0, 1.0);
}
#endif
