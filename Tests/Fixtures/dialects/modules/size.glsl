precision mediump float;
uniform vec2 resolution;
