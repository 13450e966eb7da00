// Words that the program or GLSL 3.30 has something under, and that are the writer's own here.
uniform vec2 u_resolution;
uniform sampler2D texture;
float iTime = 0.25;
const vec2 iMouse = vec2(0.5, 0.75);
bool isnan(float value) { return value != value; }
float round(float value) { return floor(value + 0.25); }
float sample(float smooth, float flat) { return smooth * flat; }
float cardColour(float common) { return common; }
vec4 clamp(vec4 value) { return value; }

void main() {
    vec2 st = gl_FragCoord.xy / u_resolution;
    float active = isnan(st.x) ? 1.0 : sample(st.x, iMouse.y);
    gl_FragColor = clamp(vec4(active, cardColour(iTime) + round(st.y), iMouse.x, 1.0)) + 0.0 * texture2D(texture, st);
}
