// A picture half as large: between four pixels lies their mean.
uniform sampler2D picture;
out vec4 bytes;

void main() { bytes = texture(picture, 2.0 * gl_FragCoord.xy / vec2(textureSize(picture, 0))); }
