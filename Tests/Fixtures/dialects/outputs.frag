#version 400
layout(location = 0) out vec3 colour;
layout(location = 1) out vec4 depth;
in vec2 v_uv;

void main() {
    dvec2 fine = dvec2(v_uv);
    colour = vec3(float(fine.x), v_uv.y, fma(0.5, 0.5, 0.25));
    depth = vec4(0);
    gl_FragDepth = 0.5;
}
