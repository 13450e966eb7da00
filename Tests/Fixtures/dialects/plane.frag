#info A plane that says itself where its pixels are
#camera 2D
#vertex
#group Place
uniform float Zoom; slider[0.1,1,10] Logarithmic
varying vec2 coord;
void shift(inout vec2 point) { point += 0.25; }
void main(void)
{
    gl_Position = gl_Vertex;
    coord = (gl_ProjectionMatrix * gl_Vertex).xy / Zoom;
    shift(coord);
}
#endvertex
#group Colours
varying vec2 coord;
uniform vec3 Ink; color[0.2,0.4,0.6]
uniform int Steps; slider[1,3,9]

void main() {
    float level = floor(abs(coord.x) * float(Steps)) / float(Steps);
    gl_FragColor = vec4(Ink * level, 1.0);
}
#preset Night
Zoom = 5
#endpreset
#preset Default
Zoom = 0.5
Ink = 0.8,0.4,0.2 Locked
Steps = 12
#endpreset
