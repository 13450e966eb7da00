// Mirrored cards, fainter with their depth under the floor.
uniform sampler2D picture;
uniform sampler2D depths;
uniform vec4 place; // of this part in the whole picture, in pixels
uniform vec4 strength;
out vec4 light;

void main() {
    ivec2 pixel = ivec2(gl_FragCoord.xy);
    vec4 card = texelFetch(picture, pixel, 0);
    if (card.a <= 0.0) discard;
    vec2 depth = texelFetch(depths, pixel, 0).xy;
    float left = max(1.0 - depth.x, 0.0);
    float share = strength.x * left * left * depth.y;
    light = card * share;
    // The backdrop below has its own noise: this is for what the share adds.
    light.rgb = max(light.rgb + noise(gl_FragCoord.xy + place.xy) * min(0.002, 0.5 * share), 0.0) ;
}
