// Four-colour print: a screen of dots for cyan, magenta, yellow and black, each turned by its own angle.

uniform float cell = 5.0;    // @range(2, 24) @step(0.5) from dot to dot, in points
uniform float turned = 0.0;  // @range(0, 90) @step(1) all screens, in degrees
uniform float black = 0.8;   // @range(0, 1) how much of the grey is printed with black ink
uniform float dots = 1.0;    // @range(0, 1) between the picture and its print
uniform vec3 paper = vec3(0.97, 0.95, 0.91); // @colour

vec4 inks(vec3 colour) {
    vec3 cmy = 1.0 - colour;
    float k = black * min(cmy.x, min(cmy.y, cmy.z));
    return vec4((cmy - k) / max(1.0 - k, 0.001), k);
}

// The card without its letters: they are too fine for a screen, and printed from a plate of their own.
vec3 plain(vec2 uv) {
    vec4 picture = cardPicture(uv);
    return mix(u_colour.rgb, picture.rgb, picture.a);
}

// How much of a place the dot of one ink covers.
float screen(vec2 at, float degrees, int ink) {
    float a = radians(degrees + turned);
    mat2 turn = mat2(cos(a), sin(a), -sin(a), cos(a));
    vec2 spot = (turn * (at * u_size)) / cell;
    vec2 middle = floor(spot) + 0.5;
    vec2 uv = middle * cell * turn / u_size;
    vec2 aside = 0.3 * cell / u_size;
    // The mean of the dot's cell: a single place might have met a thin line.
    vec3 seen = plain(uv + aside) + plain(uv - aside);
    seen += plain(uv + aside * vec2(1, -1)) + plain(uv - aside * vec2(1, -1));
    float amount = inks(seen / 4.0)[ink];
    // A round dot of that area; above π / 4 it meets its neighbours.
    float radius = sqrt(amount / 3.1416) * mix(1.0, 1.25, amount);
    float pixel = fwidth(v_uv.y) * u_size.y / cell;
    float soft = 0.375 * pixel;
    float dotted = 1.0 - smoothstep(radius - soft, radius + soft, length(spot - middle));
    // From afar the dots are finer than a pixel, and the eye mixes them.
    return mix(dotted, amount, smoothstep(0.47, 1.07, pixel)) * step(0.002, amount);
}

vec3 printed(vec2 at) {
    // The printer's angles, which keep the screens from beating with each other.
    vec3 colour = paper;
    colour *= mix(vec3(1), vec3(0.00, 0.66, 0.92), screen(at, 15.0, 0));
    colour *= mix(vec3(1), vec3(0.92, 0.05, 0.54), screen(at, 75.0, 1));
    colour *= mix(vec3(1), vec3(1.00, 0.93, 0.05), screen(at, 0.0, 2));
    colour *= mix(vec3(1), vec3(0.13, 0.12, 0.13), screen(at, 45.0, 3));
    return colour;
}

void main() {
    // Four places in a pixel, whose light is mixed: dots that lie over each other in one look sharper than they are.
    vec3 light = vec3(0);
    for (int i = 0; i < 4; i++) {
        vec2 aside = vec2(i & 1, i >> 1) * 0.5 - 0.25;
        light += pow(printed(v_uv + aside.x * dFdx(v_uv) + aside.y * dFdy(v_uv)), vec3(2.2)) / 4.0;
    }
    vec3 colour = pow(light, vec3(1.0 / 2.2));
    vec3 card = cardColour(v_uv).rgb;
    colour = mix(colour, card, cardLabel(v_uv).a);
    gl_FragColor = vec4(mix(card, colour, dots), 1);
}
