// What glslViewer hands over from the points of a model, and says of its eye and its lamp.
uniform vec2 u_resolution;
uniform vec3 u_camera;
uniform vec3 u_light;
uniform mat4 u_viewMatrix;
uniform mat4 u_projectionMatrix;
uniform sampler2D u_tex0;
uniform vec2 u_tex0Resolution;
varying vec4 v_position;
varying vec4 v_color;
varying vec3 v_normal;
varying vec2 v_texcoord;
#ifdef MODEL_VERTEX_TANGENT
varying vec4 v_tangent;
#endif

void main() {
    vec4 eye = u_viewMatrix * vec4(u_camera, 1.0);
    float square = u_tex0Resolution.x / u_tex0Resolution.y;
    gl_FragColor = vec4(0.5 + 0.5 * v_position.x, v_texcoord.y * v_color.g * square, v_normal.z * (0.5 + eye.z), 1.0);
    if (u_light.z < 0.0 || u_projectionMatrix[1][1] <= 0.0) gl_FragColor = vec4(1.0);
}
