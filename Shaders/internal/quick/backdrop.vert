// One triangle around the whole picture, as far away as can be.
out vec2 spot;

void main() {
    spot = vec2(gl_VertexID == 1 ? 2 : 0, gl_VertexID == 2 ? 2 : 0);
    gl_Position = vec4(2.0 * spot - 1.0, 1, 1);
    gl_ClipDistance[0] = gl_Position.w - 1e-3;
}
