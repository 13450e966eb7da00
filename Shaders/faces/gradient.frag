// Four colours that drift about under each other, from the card's own; every card begins elsewhere.

uniform float speed = 0.3;    // @range(0, 2)
uniform float spread = 0.5;   // @range(0, 1) how far the hues lie apart
uniform float softness = 0.5; // @range(0, 1) from patches to a mist
uniform float light = 0.4;    // @range(0, 1) of the glow on top
uniform float grain = 0.3;    // @range(0, 1) so that it shows no steps

// Turns the hue: a rotation about the grey axis of the colour cube.
vec3 turned(vec3 colour, float turns) {
    float c = cos(6.2832 * turns), s = sin(6.2832 * turns);
    vec3 grey = vec3(0.57735);
    return colour * c + cross(grey, colour) * s + grey * dot(grey, colour) * (1.0 - c);
}

void main() {
    vec2 spot = (v_uv - 0.5) * u_size / min(u_size.x, u_size.y);
    float time = speed * u_time + 2.4 * float(u_index);
    vec3 own[4] = vec3[](
        u_colour.rgb, turned(u_colour2.rgb, 0.12 * spread), turned(u_colour.rgb, -0.22 * spread),
        turned(u_colour2.rgb, 0.30 * spread));

    // The nearer a colour is, the more of it.
    vec3 sum = vec3(0);
    float all = 0.0;
    for (int i = 0; i < 4; i++) {
        float phase = time * (0.7 + 0.2 * float(i)) + 1.7 * float(i);
        vec2 away = spot - 0.48 * vec2(cos(phase), sin(1.3 * phase + float(i)));
        float share = 1.0 / pow(dot(away, away) + mix(0.01, 0.12, softness), mix(2.2, 1.2, softness));
        sum += share * own[i] * own[i];
        all += share;
    }
    vec3 colour = sqrt(max(sum / all, 0.0));
    colour += light * 0.35 * smoothstep(1.1, 0.0, length(spot - vec2(-0.35, 0.55)));
    // Interleaved noise (Jimenez).
    float noise = fract(52.9829189 * fract(dot(floor(v_uv * u_resolution), vec2(0.06711056, 0.00583715))));
    colour += 0.06 * grain * (noise - 0.5);

    vec4 label = cardLabel(v_uv);
    gl_FragColor = vec4(mix(colour, label.rgb, label.a), 1);
}
