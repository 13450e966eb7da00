/*{ "glslify": true }*/
#pragma glslify: import('./modules/size.glsl')
#pragma glslify: part = require(./modules/share)
void main() { gl_FragColor = vec4(part(gl_FragCoord.xy), 0.5, 1.0); }
