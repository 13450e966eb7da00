// A part of a card from the picture that was made of it, which holds what a screen shows (sRGB) with alpha multiplied in.
uniform sampler2D picture;
in vec2 spot;
in float shown;
noperspective in vec4 sides;
out vec4 light;
