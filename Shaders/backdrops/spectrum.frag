// Bars that dance to a sound (--sound) before their own image in a floor; in silence they breathe.

uniform sampler2D u_sound;
uniform float u_bass;
uniform float u_beat;
uniform float bars = 56.0;   // @range(8, 160) @step(1)
uniform float reach = 0.8;   // @range(0, 2) how high they go
uniform float gap = 0.34;    // @range(0, 0.9) between them
uniform float breath = 0.1;  // @range(0, 0.5) what is left of them in silence
uniform float glow = 0.6;    // @range(0, 2) around them
uniform float mirror = 0.4;  // @range(0, 1) how much of them the floor shows
uniform vec3 low = vec3(0.18, 0.56, 1.0);   // @colour of low notes
uniform vec3 high = vec3(1.0, 0.34, 0.52);  // @colour of high notes
uniform vec3 night = vec3(0.03, 0.035, 0.065); // @colour behind them

const float floorLine = 0.2;

// Of a bar: as ears have it, with as many of them for each octave.
float height(float number) {
    float along = (number + 0.5) / bars;
    float heard = texture(u_sound, vec2(0.003 * pow(180.0, along), 0.25)).x;
    // High notes are weaker, and as much a part of the music.
    float lively = pow(heard, 2.2 - 0.9 * along);
    float still = breath * (0.55 + 0.45 * sin(9.0 * along + 1.1 * u_time) * sin(23.0 * along - 0.7 * u_time));
    return 0.75 * reach * max(lively, still);
}

void main() {
    float x = v_uv.x * bars, number = floor(x);
    float up = v_uv.y - floorLine;
    // Seen in the floor they are shorter.
    float y = up < 0.0 ? -1.5 * up : up;
    float tall = height(number);
    vec3 tone = mix(low, high, (number + 0.5) / bars);

    float side = abs(fract(x) - 0.5) * 2.0, edge = 2.0 * bars / u_resolution.x, tip = 1.5 / u_resolution.y;
    float bar = smoothstep(1.0 - gap + edge, 1.0 - gap - edge, side) * smoothstep(tall + tip, tall - tip, y);
    vec3 lit = tone * (0.35 + 0.65 * y / max(tall, 0.001));
    // What shines beyond the bars, from the neighbours too.
    float shine = 0.0;
    for (int other = -2; other <= 2; other++) {
        float apart = (number + float(other) + 0.5 - x) / bars * 3.0;
        float above = max(0.0, y - height(number + float(other)));
        shine += exp(-40.0 * (apart * apart + above * above) * 3.0);
    }
    vec3 colour = night * (0.5 + v_uv.y + 1.5 * u_bass) + tone * glow * shine * (0.045 + 0.05 * u_beat);
    colour = mix(colour, lit * (1.0 + 0.35 * u_beat), bar);
    if (up < 0.0) colour = mix(night * 0.5, colour, mirror * exp(6.0 * up));
    gl_FragColor = vec4(colour, 1);
}
