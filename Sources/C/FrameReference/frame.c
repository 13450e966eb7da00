#include "CFrameReference.h"

#include <epoxy/gl.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

// As GLSL reads it in a uniform block.
typedef struct {
    float matrix[16];
    float colour[4];
    float size[4]; // half width, half height, number
} Card;

struct FrameReference {
    int width, height, count, batch, step;
    Card *cards;
    GLuint program, vertices, uniforms, framebuffer, colour, depth;
};

static const double eye = 500, cardWidth = 200, cardHeight = 260;

static const char *vertexText =
    "struct Card { mat4 matrix; vec4 colour; vec4 size; };\n"
    "layout(std140) uniform Cards { Card cards[CARDS]; };\n"
    "out vec2 spot;\n"
    "flat out vec4 colour;\n"
    "flat out int number;\n"
    "void main() {\n"
    "    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;\n"
    "    Card card = cards[gl_InstanceID];\n"
    "    spot = corner * card.size.xy;\n"
    "    colour = card.colour;\n"
    "    number = int(card.size.z);\n"
    "    gl_Position = card.matrix * vec4(spot, 0.0, 1.0);\n"
    "}\n";

// A digit is three by five dots, one bit each; a number is read from its last digit to its first.
static const char *fragmentText =
    "in vec2 spot;\n"
    "flat in vec4 colour;\n"
    "flat in int number;\n"
    "out vec4 light;\n"
    "const int digits[10] = int[](0x7B6F, 0x749A, 0x73E7, 0x79E7, 0x49ED, 0x79CF, 0x7BCF, 0x4927, 0x7BEF, 0x79EF);\n"
    "void main() {\n"
    "    light = colour;\n"
    "#ifdef LABELS\n"
    "    int count = number > 9999 ? 5 : number > 999 ? 4 : number > 99 ? 3 : number > 9 ? 2 : 1;\n"
    "    ivec2 dot = ivec2(floor(spot / 8.0 + vec2(2.0 * float(count), 2.5)));\n"
    "    if (dot.x >= 0 && dot.y >= 0 && dot.y < 5) {\n"
    "        int place = dot.x / 4;\n"
    "        int column = dot.x - 4 * place;\n"
    "        if (place < count && column < 3) {\n"
    "            int rest = number;\n"
    "            for (int k = count - 1; k > place; k--) rest /= 10;\n"
    "            if (((digits[rest % 10] >> (3 * dot.y + column)) & 1) != 0) light = vec4(1.0);\n"
    "        }\n"
    "    }\n"
    "#endif\n"
    "}\n";

static GLuint compiled(GLenum stage, const char *text, int batch, bool hasLabels) {
    char head[128] = "#version 330 core\n#define CARDS ";
    char digits[12];
    int place = sizeof digits - 1;
    digits[place] = 0;
    for (int rest = batch; rest > 0; rest /= 10) digits[--place] = (char)('0' + rest % 10);
    strcat(head, digits + place);
    strcat(head, hasLabels ? "\n#define LABELS\n" : "\n");
    const char *parts[] = {head, text};
    GLuint shader = glCreateShader(stage);
    glShaderSource(shader, 2, parts, NULL);
    glCompileShader(shader);
    return shader;
}

FrameReference *frameReferenceMake(int width, int height, int cards, bool hasLabels) {
    FrameReference *r = calloc(1, sizeof *r);
    if (!r) return NULL;
    r->width = width;
    r->height = height;
    r->count = cards;

    GLint room = 0, alignment = 1;
    glGetIntegerv(GL_MAX_UNIFORM_BLOCK_SIZE, &room);
    glGetIntegerv(GL_UNIFORM_BUFFER_OFFSET_ALIGNMENT, &alignment);
    r->batch = (room < 65536 ? room : 65536) / (int)sizeof(Card);
    r->step = r->batch;
    while (r->step > 1 && r->step * (int)sizeof(Card) % alignment != 0) r->step--;
    int batches = (cards + r->step - 1) / r->step;
    r->cards = calloc((size_t)(batches * r->step + r->batch), sizeof(Card));

    GLuint vertex = compiled(GL_VERTEX_SHADER, vertexText, r->batch, hasLabels);
    GLuint fragment = compiled(GL_FRAGMENT_SHADER, fragmentText, r->batch, hasLabels);
    r->program = glCreateProgram();
    glAttachShader(r->program, vertex);
    glAttachShader(r->program, fragment);
    glLinkProgram(r->program);
    glDeleteShader(vertex);
    glDeleteShader(fragment);
    GLint linked = 0;
    glGetProgramiv(r->program, GL_LINK_STATUS, &linked);
    if (linked) glUniformBlockBinding(r->program, glGetUniformBlockIndex(r->program, "Cards"), 0);

    glGenVertexArrays(1, &r->vertices);
    glGenBuffers(1, &r->uniforms);
    glGenRenderbuffers(1, &r->colour);
    glBindRenderbuffer(GL_RENDERBUFFER, r->colour);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, width, height);
    glGenRenderbuffers(1, &r->depth);
    glBindRenderbuffer(GL_RENDERBUFFER, r->depth);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH_COMPONENT24, width, height);
    glGenFramebuffers(1, &r->framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, r->framebuffer);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, r->colour);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, r->depth);
    bool isComplete = glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
    if (!linked || !r->cards || !isComplete || glGetError() != GL_NO_ERROR) {
        frameReferenceFree(r);
        return NULL;
    }
    return r;
}

void frameReferenceFree(FrameReference *r) {
    if (!r) return;
    glDeleteProgram(r->program);
    glDeleteVertexArrays(1, &r->vertices);
    glDeleteBuffers(1, &r->uniforms);
    glDeleteRenderbuffers(1, &r->colour);
    glDeleteRenderbuffers(1, &r->depth);
    glDeleteFramebuffers(1, &r->framebuffer);
    free(r->cards);
    free(r);
}

// iCarousel's cylinder: a turn about y on a circle through the middle of the view, seen from 500 points before it.
static void layOut(FrameReference *r, double scroll) {
    const double tau = 6.283185307179586;
    double radius = cardWidth / 2 / tan(tau / 2 / r->count);
    double nearest = 10, farthest = eye + 2 * radius + cardWidth;
    double scale = (farthest + nearest) / (farthest - nearest);
    double shift = -2 * farthest * nearest / (farthest - nearest);
    double across = 2.0 / r->width, down = -2.0 / r->height;
    for (int i = 0; i < r->count; i++) {
        double turn = (i - scroll) * tau / r->count;
        double s = sin(turn), c = cos(turn), half = sin(turn / 2);
        double x = radius * s, z = -2 * radius * half * half;
        Card *card = &r->cards[i];
        // Columns: where x, y, z and the middle of the card come to; w is the way from the eye, in eye distances.
        double way = eye - z;
        float *m = card->matrix;
        m[0] = (float)(across * c), m[1] = 0, m[2] = (float)(scale * s / eye), m[3] = (float)(s / eye);
        m[4] = 0, m[5] = (float)down, m[6] = 0, m[7] = 0;
        m[8] = (float)(across * s), m[9] = 0, m[10] = (float)(-scale * c / eye), m[11] = (float)(-c / eye);
        m[12] = (float)(across * x), m[13] = 0, m[14] = (float)((scale * way + shift) / eye), m[15] = (float)(way / eye);
        card->colour[0] = (float)(i % 7) / 7;
        card->colour[1] = (float)(i % 5) / 5;
        card->colour[2] = (float)(i % 3) / 3;
        card->colour[3] = 1;
        card->size[0] = (float)cardWidth / 2;
        card->size[1] = (float)cardHeight / 2;
        card->size[2] = (float)i;
    }
}

void frameReferenceDraw(FrameReference *r, double scroll) {
    layOut(r, scroll);
    int batches = (r->count + r->step - 1) / r->step;
    GLsizeiptr bytes = (GLsizeiptr)sizeof(Card) * ((batches - 1) * r->step + r->batch);
    glBindBuffer(GL_UNIFORM_BUFFER, r->uniforms);
    glBufferData(GL_UNIFORM_BUFFER, bytes, r->cards, GL_STREAM_DRAW);

    glBindFramebuffer(GL_FRAMEBUFFER, r->framebuffer);
    glViewport(0, 0, r->width, r->height);
    glEnable(GL_DEPTH_TEST);
    glDepthMask(GL_TRUE);
    glDepthFunc(GL_LESS);
    glDisable(GL_BLEND);
    glDisable(GL_FRAMEBUFFER_SRGB);
    glDisable(GL_DEPTH_CLAMP);
    glClearColor(0, 0, 0, 1);
    glClearDepth(1);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    glUseProgram(r->program);
    glBindVertexArray(r->vertices);
    for (int start = 0; start < r->count; start += r->step) {
        int count = r->count - start < r->step ? r->count - start : r->step;
        glBindBufferRange(
            GL_UNIFORM_BUFFER, 0, r->uniforms, (GLintptr)sizeof(Card) * start, (GLsizeiptr)sizeof(Card) * r->batch);
        glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, count);
    }
    glFinish();
}

void frameReferencePixel(FrameReference *r, int x, int y, unsigned char pixel[4]) {
    glBindFramebuffer(GL_FRAMEBUFFER, r->framebuffer);
    glReadPixels(x, y, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
}
