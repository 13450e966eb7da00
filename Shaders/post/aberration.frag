// A cheap lens: red, green and blue are bent differently, so that edges part into colours away from the middle.

uniform float amount = 0.6;   // @range(0, 3) in hundredths of the height, at the corner
uniform float start = 0.1;    // @range(0, 1) how much of the middle stays clean
uniform float bulge = 0.0;    // @range(-1, 1) bends the picture too: a barrel or a cushion
uniform float blur = 0.5;     // @range(0, 1) between three clean colours and all of the rainbow

void main() {
    float wide = u_resolution.x / u_resolution.y;
    vec2 spot = (v_uv - 0.5) * vec2(wide, 1);
    float corner = length(vec2(wide, 1)) * 0.5;
    float far = length(spot) / corner;
    vec2 uv = 0.5 + (v_uv - 0.5) * (1.0 + 0.25 * bulge * (far * far - 1.0));
    vec2 direction = spot / max(length(spot), 1e-4) / vec2(wide, 1);
    direction *= 0.01 * amount * smoothstep(start, 1.0, far);

    // Sixteen colours of the rainbow, each shifted a little farther; they add up to white.
    vec3 sum = vec3(0), all = vec3(0);
    float alpha = 0.0;
    for (int i = 0; i < 16; i++) {
        float at = (float(i) + 0.5) / 16.0;
        vec3 share = max(1.0 - abs(at - vec3(0.83, 0.5, 0.17)) / mix(0.12, 0.34, blur), 0.0);
        vec4 seen = sceneColour(uv + direction * (at - 0.5) * 2.0);
        sum += share * seen.rgb * seen.rgb;
        all += share;
        alpha += seen.a / 16.0;
    }
    gl_FragColor = vec4(sqrt(sum / max(all, 1e-4)), alpha);
}
