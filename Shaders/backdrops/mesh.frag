// A soft mesh of five colours, as behind a lock screen: blots that pull the plane along as they drift.

uniform vec3 ground = vec3(0.13, 0.16, 0.42); // @colour
uniform vec3 first = vec3(0.95, 0.45, 0.55);  // @colour
uniform vec3 second = vec3(0.99, 0.76, 0.48); // @colour
uniform vec3 third = vec3(0.36, 0.36, 0.86);  // @colour
uniform vec3 fourth = vec3(0.16, 0.62, 0.74); // @colour
uniform float softness = 0.55; // @range(0, 1)
uniform float swirl = 0.5;     // @range(0, 2)
uniform float speed = 0.2;     // @range(0, 2)

void main() {
    vec2 spot = (v_uv - 0.5) * vec2(u_resolution.x / u_resolution.y, 1);
    float time = speed * u_time;

    // First the plane is stirred, then the colours are laid on it.
    spot += swirl * 0.16 * vec2(sin(4.0 * spot.y + time + 1.0), cos(3.4 * spot.x - 0.8 * time));
    spot += swirl * 0.08 * vec2(sin(7.0 * spot.y - time), cos(6.0 * spot.x + time + 2.0));

    vec3 own[4] = vec3[](first, second, third, fourth);
    vec2 home[4] = vec2[](vec2(-0.55, 0.30), vec2(0.50, 0.42), vec2(0.62, -0.34), vec2(-0.42, -0.42));
    // The ground counts everywhere, the blots where they are.
    vec3 sum = 0.9 * ground * ground;
    float all = 0.9;
    for (int i = 0; i < 4; i++) {
        float n = float(i);
        vec2 away = spot - home[i] - 0.16 * vec2(sin(time * (1.0 + 0.2 * n) + 2.0 * n), cos(time * 0.9 + 1.3 * n));
        float share = 6.0 * exp(-dot(away, away) / mix(0.03, 0.22, softness));
        // As light (squares), so that no mud comes between two colours.
        sum += share * own[i] * own[i];
        all += share;
    }
    gl_FragColor = vec4(sqrt(sum / all), 1);
}
