// The shadow of a card, around it: what is under all of the card cannot be seen.
#include "cards/edge.vert.glsl"

struct Shadow {
    vec4 colour; // premultiplied light
    vec4 form;   // offset, standard deviation, way behind the card in depth
};
layout(std140) uniform Shadows { vec4 shadows[CARDS * 2]; };
Shadow shadowAt(int index) { return Shadow(shadows[index * 2], shadows[index * 2 + 1]); }
flat out vec4 shadowColour;
flat out vec3 shadowForm;

void main() {
    int index = run.x + run.y * gl_InstanceID;
    Card card = cardAt(index);
    vec2 side = cornerSide();
    vec2 pixel = pixelOf(card, side);
    Shadow shadow = shadowAt(index);
    vec4 form = shadow.form;
    shadowColour = shadow.colour;
    shadowForm = form.xyz;
    vec2 inner = max(card.box.xy - 2.0 * pixel - 0.3 * card.box.z, 0.0);
    vec2 outer = card.box.xy + 3.2 * form.z + 2.0 * pixel;
    vec2 place = ring() == 0 ? form.xy + side * outer : clamp(side * inner, form.xy - outer, form.xy + outer);
    if (ring() == 2 || shadowColour.a <= 0.0) place = vec2(0);
    tell(card, index, place);
    gl_Position = card.matrix * vec4(place, 0, 1);
    gl_Position.z += form.w * gl_Position.w;
    clip();
}
