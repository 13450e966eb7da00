// A record: the card's picture is its label, and the grooves shine in two fans as on a real one.
#pragma translucent

uniform float label = 0.38;  // @range(0.1, 0.9) radius of the label, of the record's
uniform float turns = 0.55;  // @range(0, 2) revolutions a second
uniform float shine = 0.6;   // @range(0, 1)
uniform float fan = 22.0;    // @range(2, 60) @step(1) how narrow the light is
uniform float grooves = 0.5; // @range(0, 1) how deep they are
uniform vec3 wax = vec3(0.035, 0.035, 0.04); // @colour

void main() {
    vec2 spot = (v_uv - 0.5) * u_size / min(u_size.x, u_size.y) * 2.0;
    float r = length(spot);
    float pixel = fwidth(r);

    // Cut rings, broader where one piece of music ends; from afar they are too fine to be seen.
    float cut = sin(r * 420.0) * smoothstep(0.012, 0.004, pixel);
    float gap = smoothstep(0.006 + pixel, 0.0, abs(fract(r * 5.3) - 0.5) / 5.3);
    float music = smoothstep(label + 0.03, label + 0.06, r) * (1.0 - smoothstep(0.95, 0.97, r));
    cut *= music * (1.0 - gap);

    // Grooves run around, so that they send light back in two fans; the lamp stays where it is while the card moves.
    float angle = atan(spot.y, spot.x) - 0.9 - 0.5 * u_offset;
    float light = pow(abs(cos(angle)), fan) + 0.35 * pow(abs(cos(angle + 1.1)), 2.0 * fan);
    light *= shine * mix(0.45, 1.0 - 0.8 * grooves * gap, music) * (1.0 + grooves * 0.5 * cut);
    vec3 colour = wax * (1.0 + grooves * 0.6 * cut) + 0.55 * light * vec3(0.92, 0.95, 1.0);
    colour += 0.25 * shine * smoothstep(2.0 * pixel + 0.008, 0.0, abs(r - 0.985));

    // The label goes round with the time.
    float a = -6.2832 * turns * u_time;
    vec2 seen = mat2(cos(a), sin(a), -sin(a), cos(a)) * spot / label;
    vec4 paper = cardColour(0.5 + 0.5 * seen * 0.72);
    float on = 1.0 - smoothstep(label - pixel, label + pixel, r);
    colour = mix(colour, paper.rgb * (0.9 + 0.2 * light), on);
    float hole = smoothstep(0.028 - pixel, 0.028 + pixel, r);
    gl_FragColor = vec4(colour, hole * (1.0 - smoothstep(1.0 - 2.0 * pixel, 1.0, r)));
}
