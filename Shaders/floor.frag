// How far a mirrored card is under the floor, as a share of the way on which it fades, and whether it is at all.
uniform vec2 picture; // half of it, in pixels
uniform vec4 level;
uniform vec4 fade; // of it the first: in points
out vec2 depth;

void main() {
    float y = gl_FragCoord.y / picture.y - 1.0;
    float under = dot(level.xy, vec2(y, 1.0)) / gl_FragCoord.w + level.z;
    float pixel = max(length(vec2(dFdx(under), dFdy(under))), 1e-9);
    depth = vec2(max(under, 0.0) / fade.x, clamp(under / pixel + 0.5, 0.0, 1.0));
}
