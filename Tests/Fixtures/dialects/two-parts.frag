#vertex
varying vec2 share;
vec2 spread(vec2 p) { return 0.5 * p; }
void main() { gl_Position = gl_Vertex; share = spread(gl_Vertex.xy) + 0.5; }
#endvertex
varying vec2 share;
float spread(vec2 p) { return p.x; }
void main() { gl_FragColor = vec4(share, 0.5 * spread(share), 1.0); }
