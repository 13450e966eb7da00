uniform sampler2D iChannel0;
uniform vec3 iResolution;
uniform float iTime;
uniform int iFrame;

void mainImage(out vec4 fragColor, in vec2 fragCoord) {
    vec2 uv = fragCoord / iResolution.xy;
    vec2 texel = 1.0 / max(iChannelResolution[0].xy, vec2(1));
    vec3 c = texture(iChannel0, uv + texel * sin(iTime + uv.y * 20.0)).rgb;
    fragColor = vec4(mix(c, vec3(uv, 0.5 + 0.5 * sin(float(iFrame) * 0.1)), 0.5), 1.0);
}
