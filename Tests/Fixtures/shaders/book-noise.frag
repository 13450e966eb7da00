#version 300 es
precision highp float;

uniform vec2 u_resolution;
uniform float u_time, u_scale; // slider[1,5,20]
in vec2 v_texcoord;
layout(location = 0) out vec4 fragColor;

float random(vec2 st) { return fract(sin(dot(st, vec2(12.9898, 78.233))) * 43758.5453123); }

float noise(vec2 st) {
    vec2 i = floor(st), f = fract(st);
    vec2 u = f * f * (3.0 - 2.0 * f);
    return mix(mix(random(i), random(i + vec2(1.0, 0.0)), u.x),
               mix(random(i + vec2(0.0, 1.0)), random(i + vec2(1.0, 1.0)), u.x), u.y);
}

void main() {
    float n = noise(v_texcoord * u_scale + u_time);
    fragColor = vec4(n, n * n, sqrt(n), 1.0);
}
