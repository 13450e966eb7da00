// The numbers of a pass, as a screen shows them; nothing shines through.
uniform sampler2D picture;
uniform int turn;   // 1: upside down
uniform vec4 place; // width and height of what is drawn to
out vec4 colour;

void main() {
    vec2 uv = gl_FragCoord.xy / place.xy;
    if (turn == 1) uv.y = 1.0 - uv.y;
    colour = vec4(textureLod(picture, uv, 0.0).rgb, 1);
}
