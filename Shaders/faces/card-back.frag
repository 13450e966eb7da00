// The back of a playing card, drawn by lines alone as banknotes are: a rosette before a net. The front stays as it is.

uniform vec3 ink = vec3(0.55, 0.1, 0.16);      // @colour of the lines
uniform vec3 paper = vec3(0.985, 0.97, 0.94);  // @colour between them
uniform float margin = 0.06;  // @range(0, 0.2) the paper around all of it, of the card's shorter side
uniform float petals = 8.0;   // @range(2, 24) of the rosette
uniform float wave = 1.1;     // @range(0, 3) how far its lines swing
uniform float lines = 26.0;   // @range(6, 60) how close they are
uniform float net = 15.0;     // @range(4, 40) how fine the net behind it is

// How much of a pixel a line covers that runs where `at` is a whole number. Lines finer than pixels become their mean.
float line(float at, float width) {
    float pixel = max(fwidth(at), 1e-5);
    float away = 0.5 - abs(fract(at) - 0.5);
    float sharp = clamp((0.5 * width - away) / pixel + 0.5, 0.0, 1.0);
    return mix(sharp, width, clamp(2.0 * pixel - 0.6, 0.0, 1.0));
}

// What of a pixel is within an edge at this distance.
float within(float distance) { return clamp(0.5 - distance / max(fwidth(distance), 1e-5), 0.0, 1.0); }

float box(vec2 point, vec2 half_, float radius) {
    vec2 beyond = abs(point) - half_ + radius;
    return length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - radius;
}

void main() {
    float side = min(u_size.x, u_size.y);
    vec2 point = (v_uv - 0.5) * u_size / side;
    vec2 room = 0.5 * u_size / side - margin;
    float frame = box(point, room, 0.05);

    // Diamonds whose sides swing a little; beneath them, the ink at half its strength.
    vec2 slanted = net * vec2(point.x + point.y, point.x - point.y) / 1.41421356;
    slanted += 0.08 * sin(2.0 * 3.14159265 * slanted.yx);
    float weave = max(line(slanted.x, 0.3), line(slanted.y, 0.3));
    float drawn = mix(0.16, 1.0, weave) * within(frame + 0.022);

    // Two families of curves around the middle, which cross; a ring ends them, and another begins them.
    float far = length(point);
    float swing = wave * sin(floor(petals + 0.5) * atan(point.y, point.x));
    float breath = smoothstep(0.02, 0.2, far) * smoothstep(0.36, 0.2, far);
    float rosette = max(line(lines * far + swing * breath * 2.0, 0.32), line(lines * far - swing * breath * 2.0, 0.32));
    float edge = 0.33 + 0.018 * cos(2.0 * floor(petals + 0.5) * atan(point.y, point.x));
    float reach = min(1.0, (min(room.x, room.y) - 0.03) / 0.36);
    drawn = mix(drawn, 0.0, within(far / reach - edge - 0.035));
    drawn = max(drawn, rosette * within(far / reach - edge));
    drawn = max(drawn, within(abs(far / reach - edge - 0.008) - 0.006));
    drawn = max(drawn, within(abs(far / reach - edge - 0.035) - 0.004));
    drawn = max(drawn, within(far - 0.045 * reach));

    // A frame of two lines.
    drawn = max(drawn, within(abs(frame) - 0.007));
    drawn = max(drawn, within(abs(frame + 0.022) - 0.003));

    vec4 front = cardColour(v_uv);
    gl_FragColor = u_back ? vec4(mix(paper, ink, drawn), front.a) : front;
}
