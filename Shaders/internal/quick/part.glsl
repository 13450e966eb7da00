// A part of a card from the picture that was made of it, which holds what a screen shows (sRGB) with alpha multiplied in.
uniform sampler2D picture;
in vec2 spot;
in float shown;
in vec4 spreadSides;
out vec4 light;

vec4 sides() { return spreadSides * gl_FragCoord.w; }
