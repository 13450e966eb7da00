@pass(small, 4, 4)

uniform vec2 resolution;
out vec4 colour;

void main() { colour = vec4(gl_FragCoord.xy / resolution, 0.5, 1.0); }

@pass_end

@pass(main, small)

uniform sampler2D small;
uniform vec2 resolution;
out vec4 colour;

void main() { colour = texelFetch(small, ivec2(4.0 * gl_FragCoord.xy / resolution), 0); }

@pass_end
