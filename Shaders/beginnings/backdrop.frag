// What is behind the cards. While it is open in a window, save this file and see it; press E there to come back here.
//
// What comes in: v_uv (0 to 1, y up), gl_FragCoord and u_resolution in pixels, u_time in seconds, u_mouse in pixels.

// Every uniform is a knob: in the panel, for --set, in the document.
uniform float speed = 0.1;                  // @range(0, 1) @label(Speed) @help(how fast the hills go by)
uniform float height = 0.5;                 // @range(0, 1) @label(Height) @help(how high they are)
uniform vec3 sky = vec3(0.95, 0.75, 0.55);  // @colour @label(Sky) @help(at the horizon)
uniform vec3 land = vec3(0.12, 0.14, 0.25); // @colour @label(Land) @help(of the nearest hill)

void main() {
    vec3 colour = sky * (1.2 - 0.6 * v_uv.y);
    float across = u_resolution.x / u_resolution.y;
    // From far to near.
    for (int i = 1; i <= 4; i++) {
        float depth = float(i) / 4.0;
        float x = (v_uv.x * across + speed * u_time * depth) * (4.0 - 2.0 * depth) + 7.0 * depth;
        float hill = (1.0 - 0.8 * depth) * height + 0.12 * sin(x) + 0.05 * sin(2.7 * x + 1.0);
        colour = mix(colour, mix(sky, land, depth), smoothstep(0.0, 0.004, hill - v_uv.y));
    }
    gl_FragColor = vec4(colour, 1.0);
}
