#extension GL_EXT_shader_texture_lod : enable
#extension GL_EXT_draw_buffers : require
precision highp float;

void main() {
    gl_FragData[0] = vec4(fract(iGlobalTime), v_uv.x, 0.5, 1.0) + 0.0 * texture2DLodEXT(iChannel0, v_uv, 1.0);
    gl_FragData[1] = vec4(1.0);
}
