// The program's own sky, as a globe shows it.
uniform samplerCube sky;
void main() {
    vec2 place = v_uv * 2.0 - 1.0;
    float rim = dot(place, place);
    vec3 normal = vec3(place, sqrt(max(1.0 - rim, 0.0)));
    gl_FragColor = texture(sky, rim < 1.0 ? reflect(vec3(0.0, 0.0, -1.0), normal) : vec3(place, -1.0));
}
