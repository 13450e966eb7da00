// A lens that is sharp at one distance only: what is nearer or farther spreads into a disc.

uniform float focus = 0.0;    // @range(-1000, 3000) @step(1) where it is sharp, in points behind the view's plane
uniform float range = 260.0;  // @range(10, 3000) @step(1) @log points from there to half the blur
uniform float radius = 1.6;   // @range(0, 6) of the largest disc, in hundredths of the picture's height
uniform float glow = 0.6;     // @range(0, 1) how much bright places count for more, as in a real lens
uniform bool backdrop = true; // it blurs too

// In hundredths of the height, below 0 in front of the focus.
float blur(vec2 uv) {
    float away = sceneDepth(uv) - focus;
    if (away > 1e5) return backdrop ? radius : 0.0;
    return radius * away / (abs(away) + range);
}

// Where the smooth edge of a card covers less than half of a pixel, that has the depth of what is behind: one looks on
// either side, too, if there is time.
float least(vec2 uv, vec2 aside) {
    float least = blur(uv);
    int sides = u_effort < 1.0 ? 0 : 2;
    for (int side = 0; side < sides; side++) {
        float other = blur(uv + (side == 0 ? aside : -aside));
        least = min(least, other);
    }
    return least;
}

void main() {
    vec2 unit = vec2(u_resolution.y / u_resolution.x, 1) * 0.01;
    vec2 pixel = 1.0 / u_resolution;
    float own = min(abs(blur(v_uv)), min(abs(blur(v_uv + pixel)), abs(blur(v_uv - pixel))));
    // Turned by another angle in each pixel (Jimenez' noise), so that the places of the disc do not show as dots.
    float turn = 6.2832 * fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));

    vec4 here = sceneColour(v_uv);
    vec4 sum = vec4(here.rgb * here.rgb, here.a);
    float all = 1.0;
    int places = int(mix(10.0, 40.0, u_effort));
    // Every other place is as near as what is here spreads itself, or a small blur would have one or two of them all.
    float near = clamp(1.5 * own + 0.1, 0.05, max(radius, 0.05));
    float dense = 1.0 / (near * near);
    float sparse = 1.0 / max(radius * radius, 0.0025);
    for (int i = 1; i < places; i++) {
        // A spiral by the golden angle fills a disc evenly (Vogel).
        float angle = 2.39996 * float(i) + turn;
        float far = ((i & 1) == 1 ? near : radius) * sqrt(float(i) / float(places));
        vec2 direction = vec2(cos(angle), sin(angle));
        vec2 uv = v_uv + far * unit * direction;
        // As for this place itself, by turns along either diagonal.
        vec2 aside = 1.5 * pixel * vec2(1, 1 - 2 * (i & 1));
        float there = least(uv, aside);
        // What lies behind must not spread over what is sharp before it.
        float reach = there > 0.0 ? min(there, 1.5 * own + 0.05) : -there;
        // What is looked at more densely counts for less.
        float share = (dense + sparse) / (sparse + (far < near ? dense : 0.0))
            * smoothstep(far - 0.15, far + 0.15, reach);
        vec4 seen = sceneColour(uv);
        float light = dot(seen.rgb, vec3(0.33));
        share *= 1.0 + glow * 3.0 * light * light * light * light * min(reach, 1.0);
        sum += share * vec4(seen.rgb * seen.rgb, seen.a);
        all += share;
    }
    gl_FragColor = vec4(sqrt(sum.rgb / all), sum.a / all);
}
