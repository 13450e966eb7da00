// A tunnel: angle and depth of each pixel, and squares along them.
void mainImage( out vec4 fragColor, in vec2 fragCoord )
{
    vec2 p = (2.0*fragCoord - iResolution.xy) / iResolution.y;
    float a = atan(p.y, p.x) / 6.2831853;
    float d = 0.4 / max(length(p), 1e-3);
    vec2 q = vec2(8.0*a, d + iTime);
    float s = mod(floor(q.x) + floor(4.0*q.y), 2.0);
    fragColor = vec4(vec3(0.9, 0.5, 0.2) * mix(0.4, 1.0, s) * clamp(1.5/d, 0.0, 1.0), 1.0);
}
