// The demo scene's old friend: a few waves added up, and a palette that runs through them.

uniform float scale = 3.0;   // @range(0.5, 12) @log waves over the card
uniform float speed = 0.25;  // @range(0, 2)
uniform float hue = 0.9;     // @range(0, 1) where the palette begins
uniform float range = 0.4;   // @range(0, 2) how much of it is used
uniform float lines = 0.35;  // @range(0, 1) of the same height, as on a map
uniform float picture = 0.0; // @range(0, 1) of the card's own that shows in it

void main() {
    vec2 p = (v_uv - 0.5) * scale * u_size / u_size.y;
    float time = speed * u_time + 1.9 * float(u_index);

    // Straight waves, a turning one, a round one; each pushes the next about.
    p += 0.35 * vec2(sin(2.0 * p.y + time), cos(1.7 * p.x - 0.8 * time));
    float wave = sin(p.x + time) + sin(1.3 * p.y - 0.7 * time);
    wave += sin(p.x * sin(0.3 * time) + p.y * cos(0.4 * time) + time);
    wave += sin(1.8 * length(p + vec2(sin(0.6 * time), cos(0.5 * time))) - time);
    wave *= 0.25;

    // A palette of three waves that begin near each other: related hues, and no grey between them.
    vec3 colour = 0.5 + 0.5 * cos(6.2832 * (hue + range * wave + vec3(0, 0.14, 0.32)));
    colour *= 0.7 + 0.3 * cos(5.0 * wave);

    // Lines as wide as a pixel, wherever the wave is steep or flat.
    float height = 6.0 * wave;
    float line = abs(fract(height) - 0.5) / max(fwidth(height), 0.0001);
    colour += 0.4 * lines * (1.0 - smoothstep(0.3, 1.4, line));

    vec4 label = cardLabel(v_uv);
    colour = mix(colour, cardColour(v_uv).rgb, picture);
    gl_FragColor = vec4(mix(colour, label.rgb, label.a), 1);
}
