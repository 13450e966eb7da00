#ifdef GL_ES
precision mediump float;
#endif
// In glslsandbox's and VEDA's words: how far across, where the pointer is, how much of the second is over.
uniform float time;
uniform vec2 mouse;
uniform vec2 resolution;
uniform vec2 surfaceSize;
varying vec2 surfacePosition;
uniform sampler2D backbuffer;

void main(void) {
    vec2 across = gl_FragCoord.xy / resolution;
    float radius = length(surfacePosition / surfaceSize);
    gl_FragColor = vec4(across.x * mouse.x, radius, fract(time), 1.0) + texture2D(backbuffer, across);
}
