// Two triangles over all of a picture. Mesa's rasteriser copies and stretches such a rectangle without a shader if nothing but the
// place comes from here; see `GLStorage.screen`.
out vec2 place;

void main() {
    bvec2 isFar = bvec2(gl_VertexID == 1 || gl_VertexID > 3, gl_VertexID > 1 && gl_VertexID != 4);
    place = vec2(isFar);
    gl_Position = vec4(place * 2.0 - 1.0, 0, 1);
    gl_ClipDistance[0] = 1.0;
}
