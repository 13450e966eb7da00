// A floor that must be looked at.
uniform sampler2D ground; // the picture without cards

vec3 floorColour() { return texelFetch(ground, ivec2(gl_FragCoord.xy), 0).rgb; }
