// Plasma: waves over waves, and a palette.
#if 0
void mainImage(out vec4 c, in vec2 p) { c = vec4(0); }
#else
vec3 pal(float t) { return 0.5 + 0.5*cos(6.28318*(t + vec3(0.0, 0.33, 0.67))); }
void mainImage(out vec4 c, in vec2 p)
{
    vec2 uv = p/iResolution.y*4.;
    float v = sin(uv.x + iTime) + sin(uv.y*1.3 - iTime) + sin(length(uv - 2.)*3. + iTime) + sin(iDate.w*0.);
    c.rgb = pal(v*.25);
}
#endif
