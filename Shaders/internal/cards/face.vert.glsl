// What a shader of the user's own is told of the card that it paints.
struct Face {
    vec4 card;    // index, count, offset, flags: selected, seen from behind
    vec4 content; // from uv to the sheet on which the card is drawn as it is without the shader
    vec4 label;
    vec4 mirror;
};
layout(std140) uniform Faces { vec4 faces[CARDS * 4]; };
Face faceAt(int index) {
    int i = index * 4;
    return Face(faces[i], faces[i + 1], faces[i + 2], faces[i + 3]);
}
// Whatever part of it is drawn, to the last bit.
invariant gl_Position;
flat out vec4 faceCard;
flat out vec4 faceContent;
flat out vec4 faceLabel;
flat out vec4 faceMirror; // and half of the card

void tellFace(int index, vec2 far) {
    Face face = faceAt(index);
    faceCard = face.card;
    faceContent = face.content;
    faceLabel = face.label;
    faceMirror = vec4(face.mirror.xy, far);
}
