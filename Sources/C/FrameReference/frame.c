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

// A digit that is drawn as a quad: its card's number in the batch, where it begins, and which it is.
typedef struct {
    float card, left, digit;
} Digit;

enum { mostDigits = 5 };

struct FrameReference {
    int width, height, count, batch, step;
    bool hasLabels, isLean;
    // Of the cards those that are drawn, and how many.
    Card *cards;
    int drawn;
    Digit *digits;
    GLuint program, digitProgram, vertices, digitVertices, digitBuffer, uniforms, framebuffer, colour, depth;
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

// The same dots, a digit a quad.
static const char *digitVertexText =
    "struct Card { mat4 matrix; vec4 colour; vec4 size; };\n"
    "layout(std140) uniform Cards { Card cards[CARDS]; };\n"
    "layout(location = 0) in vec3 digit;\n"
    "out vec2 spot;\n"
    "flat out int bits;\n"
    "const int digits[10] = int[](0x7B6F, 0x749A, 0x73E7, 0x79E7, 0x49ED, 0x79CF, 0x7BCF, 0x4927, 0x7BEF, 0x79EF);\n"
    "void main() {\n"
    "    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);\n"
    "    spot = corner * vec2(3.0, 5.0);\n"
    "    bits = digits[int(digit.z)];\n"
    "    vec2 place = vec2(digit.y, -20.0) + 8.0 * spot;\n"
    "    gl_Position = cards[int(digit.x)].matrix * vec4(place, 0.0, 1.0);\n"
    "}\n";

static const char *digitFragmentText =
    "in vec2 spot;\n"
    "flat in int bits;\n"
    "out vec4 light;\n"
    "void main() {\n"
    "    ivec2 dot = min(ivec2(spot), ivec2(2, 4));\n"
    "    if (((bits >> (3 * dot.y + dot.x)) & 1) == 0) discard;\n"
    "    light = vec4(1.0);\n"
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

// 0 where it does not link.
static GLuint linked(const char *vertexText, const char *fragmentText, int batch, bool hasLabels) {
    GLuint vertex = compiled(GL_VERTEX_SHADER, vertexText, batch, hasLabels);
    GLuint fragment = compiled(GL_FRAGMENT_SHADER, fragmentText, batch, hasLabels);
    GLuint program = glCreateProgram();
    glAttachShader(program, vertex);
    glAttachShader(program, fragment);
    glLinkProgram(program);
    glDeleteShader(vertex);
    glDeleteShader(fragment);
    GLint isLinked = 0;
    glGetProgramiv(program, GL_LINK_STATUS, &isLinked);
    if (isLinked) {
        glUniformBlockBinding(program, glGetUniformBlockIndex(program, "Cards"), 0);
        return program;
    }
    glDeleteProgram(program);
    return 0;
}

static void makePicture(FrameReference *r) {
    glGenRenderbuffers(1, &r->colour);
    glBindRenderbuffer(GL_RENDERBUFFER, r->colour);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, r->width, r->height);
    glGenRenderbuffers(1, &r->depth);
    glBindRenderbuffer(GL_RENDERBUFFER, r->depth);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH_COMPONENT24, r->width, r->height);
    glGenFramebuffers(1, &r->framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, r->framebuffer);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, r->colour);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, r->depth);
}

FrameReference *frameReferenceMake(int width, int height, int cards, bool hasLabels, bool isLean) {
    FrameReference *r = calloc(1, sizeof *r);
    if (!r) return NULL;
    r->width = width;
    r->height = height;
    r->count = cards;
    r->hasLabels = hasLabels;
    r->isLean = isLean;

    GLint room = 0, alignment = 1;
    glGetIntegerv(GL_MAX_UNIFORM_BLOCK_SIZE, &room);
    glGetIntegerv(GL_UNIFORM_BUFFER_OFFSET_ALIGNMENT, &alignment);
    r->batch = (room < 65536 ? room : 65536) / (int)sizeof(Card);
    r->step = r->batch;
    while (r->step > 1 && r->step * (int)sizeof(Card) % alignment != 0) r->step--;
    int batches = (cards + r->step - 1) / r->step;
    r->cards = calloc((size_t)(batches * r->step + r->batch), sizeof(Card));
    r->digits = calloc((size_t)cards * mostDigits, sizeof(Digit));
    r->program = linked(vertexText, fragmentText, r->batch, hasLabels && !isLean);
    r->digitProgram = linked(digitVertexText, digitFragmentText, r->batch, true);

    glGenVertexArrays(1, &r->vertices);
    glGenVertexArrays(1, &r->digitVertices);
    glGenBuffers(1, &r->uniforms);
    glGenBuffers(1, &r->digitBuffer);
    makePicture(r);
    bool isComplete = glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
    bool isWhole = r->program && r->digitProgram && r->cards && r->digits;
    if (!isWhole || !isComplete || glGetError() != GL_NO_ERROR) {
        frameReferenceFree(r);
        return NULL;
    }
    return r;
}

void frameReferenceFree(FrameReference *r) {
    if (!r) return;
    glDeleteProgram(r->program);
    glDeleteProgram(r->digitProgram);
    glDeleteVertexArrays(1, &r->vertices);
    glDeleteVertexArrays(1, &r->digitVertices);
    glDeleteBuffers(1, &r->uniforms);
    glDeleteBuffers(1, &r->digitBuffer);
    glDeleteRenderbuffers(1, &r->colour);
    glDeleteRenderbuffers(1, &r->depth);
    glDeleteFramebuffers(1, &r->framebuffer);
    free(r->cards);
    free(r->digits);
    free(r);
}

// Whether a card is within the picture, and not so narrow or low that it is no pixel's.
static bool canBeSeen(const FrameReference *r, const float m[16]) {
    float least = 2, most = -2, nearest = 1e9f;
    for (int side = -1; side <= 1; side += 2) {
        float at = side * (float)cardWidth / 2, w = m[3] * at + m[15];
        if (w <= 0) return true;
        float x = (m[0] * at + m[12]) / w;
        if (side < 0 || x < least) least = x;
        if (side < 0 || x > most) most = x;
        if (w < nearest) nearest = w;
    }
    bool isWide = (most - least) * (float)r->width / 2 > 0.5f, isHigh = (float)cardHeight / nearest > 0.5f;
    return isWide && isHigh && most > -1 && least < 1;
}

// iCarousel's cylinder: a turn about y on a circle through the middle of the view, seen from 500 points before it.
static void layOut(FrameReference *r, double scroll) {
    const double tau = 6.283185307179586;
    double radius = cardWidth / 2 / tan(tau / 2 / r->count);
    double nearest = 10, farthest = eye + 2 * radius + cardWidth;
    double scale = (farthest + nearest) / (farthest - nearest);
    double shift = -2 * farthest * nearest / (farthest - nearest);
    double across = 2.0 / r->width, down = -2.0 / r->height;
    r->drawn = 0;
    for (int i = 0; i < r->count; i++) {
        double turn = (i - scroll) * tau / r->count;
        double s = sin(turn), c = cos(turn), half = sin(turn / 2);
        double x = radius * s, z = -2 * radius * half * half;
        Card *card = &r->cards[r->drawn];
        // Columns: where x, y, z and the middle of the card come to; w is the way from the eye, in eye distances.
        double way = eye - z;
        float *m = card->matrix;
        m[0] = (float)(across * c), m[1] = 0, m[2] = (float)(scale * s / eye), m[3] = (float)(s / eye);
        m[4] = 0, m[5] = (float)down, m[6] = 0, m[7] = 0;
        m[8] = (float)(across * s), m[9] = 0, m[10] = (float)(-scale * c / eye), m[11] = (float)(-c / eye);
        m[12] = (float)(across * x), m[13] = 0, m[14] = (float)((scale * way + shift) / eye), m[15] = (float)(way / eye);
        if (!r->isLean || canBeSeen(r, m)) r->drawn++;
        card->colour[0] = (float)(i % 7) / 7;
        card->colour[1] = (float)(i % 5) / 5;
        card->colour[2] = (float)(i % 3) / 3;
        card->colour[3] = 1;
        card->size[0] = (float)cardWidth / 2;
        card->size[1] = (float)cardHeight / 2;
        card->size[2] = (float)i;
    }
}

// The digits of the cards that are drawn, batch by batch.
static int layOutDigits(FrameReference *r) {
    int all = 0;
    for (int i = 0; i < r->drawn; i++) {
        int number = (int)r->cards[i].size[2], count = 1;
        for (int rest = number; rest > 9; rest /= 10) count++;
        for (int place = count - 1; place >= 0; place--, number /= 10) {
            r->digits[all++] = (Digit){(float)(i % r->step), (float)(32 * place - 16 * count), (float)(number % 10)};
        }
    }
    return all;
}

static void bindBatch(const FrameReference *r, int start) {
    glBindBufferRange(
        GL_UNIFORM_BUFFER, 0, r->uniforms, (GLintptr)sizeof(Card) * start, (GLsizeiptr)sizeof(Card) * r->batch);
}

static void drawDigits(FrameReference *r) {
    int count = layOutDigits(r), first = 0;
    glBindVertexArray(r->digitVertices);
    glBindBuffer(GL_ARRAY_BUFFER, r->digitBuffer);
    glBufferData(GL_ARRAY_BUFFER, (GLsizeiptr)sizeof(Digit) * count, r->digits, GL_STREAM_DRAW);
    glEnableVertexAttribArray(0);
    glVertexAttribDivisor(0, 1);
    glUseProgram(r->digitProgram);
    // In the plane of their card, and before it.
    glEnable(GL_POLYGON_OFFSET_FILL);
    glPolygonOffset(-1, -4);
    for (int start = 0; start < r->drawn; start += r->step) {
        int end = first;
        // A batch ends where the numbers of its cards begin anew.
        while (end < count && (end == first || r->digits[end].card >= r->digits[end - 1].card)) end++;
        bindBatch(r, start);
        glVertexAttribPointer(0, 3, GL_FLOAT, GL_FALSE, sizeof(Digit), (const void *)(sizeof(Digit) * (size_t)first));
        glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, end - first);
        first = end;
    }
    glDisable(GL_POLYGON_OFFSET_FILL);
}

void frameReferenceDraw(FrameReference *r, double scroll) {
    layOut(r, scroll);
    int batches = (r->drawn + r->step - 1) / r->step;
    GLsizeiptr bytes = (GLsizeiptr)sizeof(Card) * ((batches - 1) * r->step + r->batch);
    glBindBuffer(GL_UNIFORM_BUFFER, r->uniforms);
    glBufferData(GL_UNIFORM_BUFFER, bytes, r->cards, GL_STREAM_DRAW);

    glBindFramebuffer(GL_FRAMEBUFFER, r->framebuffer);
    glViewport(0, 0, r->width, r->height);
    for (int i = 0; i < 8; i++) glDisable(GL_CLIP_DISTANCE0 + i);
    glEnable(GL_DEPTH_TEST);
    glDepthMask(GL_TRUE);
    glDepthRange(0, 1);
    glDepthFunc(GL_LESS);
    glDisable(GL_BLEND);
    glDisable(GL_FRAMEBUFFER_SRGB);
    glDisable(GL_DEPTH_CLAMP);
    glClearColor(0, 0, 0, 1);
    glClearDepth(1);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    glUseProgram(r->program);
    glBindVertexArray(r->vertices);
    for (int start = 0; start < r->drawn; start += r->step) {
        int count = r->drawn - start < r->step ? r->drawn - start : r->step;
        bindBatch(r, start);
        glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, count);
    }
    if (r->isLean && r->hasLabels && r->drawn > 0) drawDigits(r);
    glFinish();
}


void frameReferencePixels(FrameReference *r, unsigned char *pixels) {
    glBindFramebuffer(GL_FRAMEBUFFER, r->framebuffer);
    glPixelStorei(GL_PACK_ALIGNMENT, 4);
    glReadPixels(0, 0, r->width, r->height, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
}
