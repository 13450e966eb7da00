// A card's face. While it is open in a window, save this file and see it; press E there to come back here.
//
// What comes in: v_uv (0 to 1, y up), u_time in seconds, u_size in points, u_offset (in cards from the middle), u_selected,
// and the card as it is: cardColour(uv), cardPicture(uv), cardLabel(uv).

// Every uniform is a knob: in the panel, for --set, in the document.
uniform float shine = 0.5;             // @range(0, 1) @label(Shine) @help(how strong the light is)
uniform float speed = 0.3;             // @range(0, 2) @label(Speed) @help(how fast it wanders by itself)
uniform vec3 tint = vec3(1, 0.9, 0.7); // @colour @label(Tint) @help(of the light)

void main() {
    vec4 card = cardColour(v_uv);
    // A band of light, which goes along while the row is turned.
    float place = fract(0.5 + 0.4 * u_offset + speed * u_time);
    float band = smoothstep(0.25, 0.0, abs(v_uv.x + 0.3 * v_uv.y - 1.3 * place));
    gl_FragColor = vec4(card.rgb + shine * band * tint, 1.0);
}
