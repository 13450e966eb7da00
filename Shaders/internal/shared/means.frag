// The mean of a pixel's samples.
uniform sampler2DMS samples;
uniform int count;
out vec4 light;

void main() {
    vec4 sum = vec4(0);
    for (int i = 0; i < count; i++) sum += texelFetch(samples, ivec2(gl_FragCoord.xy), i);
    light = sum / float(count);
}
