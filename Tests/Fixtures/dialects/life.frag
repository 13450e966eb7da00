#version 150
// In KodeLife's words: what comes in is a block.
uniform float time;
uniform vec2 resolution;
uniform vec3 spectrum;
uniform sampler2D texture0;

in VertexData
{
    vec4 v_position;
    vec3 v_normal;
    vec2 v_texcoord;
} inData;

out vec4 fragColor;

void main(void)
{
    fragColor = vec4(0.5 + 0.5 * inData.v_position.y, inData.v_texcoord.x, inData.v_normal.z * time, 1.0);
}
