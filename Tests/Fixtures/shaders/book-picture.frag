#extension GL_OES_standard_derivatives : enable
precision mediump float;
uniform sampler2D u_tex0; // the picture to show
uniform vec3 u_tint; // @color3
varying vec2 uv;

void main() {
    vec4 c = texture2D(u_tex0, uv);
    float edge = length(vec2(dFdx(uv.x), dFdy(uv.y)));
    gl_FragColor = vec4(mix(vec3(uv, edge), u_tint, 0.5) + c.rgb, 1.0);
}
