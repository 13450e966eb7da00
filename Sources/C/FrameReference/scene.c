#include "SceneReference.h"

#include <epoxy/gl.h>
#include <math.h>
#include <stdlib.h>

enum { textureCount = 21, patchSide = 128 };

typedef struct {
    GLuint name;
    GLint matrix, box, tint;
} Painter;

struct SceneReference {
    int width, height;
    GLuint framebuffer, buffers[2], vertices, textures[textureCount], patch;
    Painter card, image, shadow, backdrop;
};

static const char *vertexText =
    "#version 330 core\n"
    "uniform mat4 matrix;\n"
    "uniform vec4 box;\n"
    "out vec2 spot;\n"
    "void main() {\n"
    "    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);\n"
    "    spot = corner;\n"
    "    gl_Position = matrix * vec4(mix(box.xy, box.zw, corner), 0.0, 1.0);\n"
    "}\n";

#define FRAGMENT(body) \
    "#version 330 core\n" \
    "uniform sampler2D picture;\n" \
    "uniform float tint;\n" \
    "in vec2 spot;\n" \
    "out vec4 colour;\n" \
    "void main() { " body " }\n"

static const char *cardText = FRAGMENT("colour = texture(picture, spot) * tint;");
static const char *imageText = FRAGMENT(
    "colour = vec4(texture(picture, vec2(spot.x, 1.0 - spot.y)).rgb * (0.4 * max(0.0, 1.0 - spot.y * 1.6)), 1.0);");
static const char *shadowText = FRAGMENT("colour = vec4(0, 0, 0, texture(picture, spot).r * tint);");
static const char *backdropText = FRAGMENT("colour = vec4(mix(vec3(0.11, 0.11, 0.13), vec3(0), spot.y), 1.0);");

static GLuint compiled(GLenum stage, const char *text) {
    GLuint shader = glCreateShader(stage);
    glShaderSource(shader, 1, &text, NULL);
    glCompileShader(shader);
    return shader;
}

static Painter painter(const char *fragment) {
    Painter painter = {glCreateProgram(), -1, -1, -1};
    GLuint stages[2] = {compiled(GL_VERTEX_SHADER, vertexText), compiled(GL_FRAGMENT_SHADER, fragment)};
    for (int i = 0; i < 2; i++) glAttachShader(painter.name, stages[i]);
    glLinkProgram(painter.name);
    for (int i = 0; i < 2; i++) glDeleteShader(stages[i]);
    painter.matrix = glGetUniformLocation(painter.name, "matrix");
    painter.box = glGetUniformLocation(painter.name, "box");
    painter.tint = glGetUniformLocation(painter.name, "tint");
    return painter;
}

static GLuint texture(int side, int number) {
    unsigned char *bytes = malloc((size_t)side * side * 4);
    if (!bytes) return 0;
    for (int i = 0; i < side * side; i++) {
        double x = 2.0 * (i % side) / side - 1, y = 2.0 * (i / side) / side - 1;
        for (int part = 0; part < 4; part++) {
            int grain = (i * (7 + part) + number * 31 + i / side * 13) & 255;
            bytes[4 * i + part] = number < 0 ? (unsigned char)(255 * fmax(0, 1 - hypot(x, y))) : part < 3 ? grain : 255;
        }
    }
    GLuint name;
    glGenTextures(1, &name);
    glBindTexture(GL_TEXTURE_2D, name);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, side, side, 0, GL_RGBA, GL_UNSIGNED_BYTE, bytes);
    glGenerateMipmap(GL_TEXTURE_2D);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    free(bytes);
    return name;
}

SceneReference *sceneReferenceMake(int width, int height, int side) {
    SceneReference *r = calloc(1, sizeof *r);
    if (!r) return NULL;
    r->width = width;
    r->height = height;
    glGenVertexArrays(1, &r->vertices);
    glGenFramebuffers(1, &r->framebuffer);
    glGenRenderbuffers(2, r->buffers);
    glBindFramebuffer(GL_FRAMEBUFFER, r->framebuffer);
    const GLenum stored[2] = {GL_RGBA8, GL_DEPTH_COMPONENT24}, places[2] = {GL_COLOR_ATTACHMENT0, GL_DEPTH_ATTACHMENT};
    for (int i = 0; i < 2; i++) {
        glBindRenderbuffer(GL_RENDERBUFFER, r->buffers[i]);
        glRenderbufferStorage(GL_RENDERBUFFER, stored[i], width, height);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, places[i], GL_RENDERBUFFER, r->buffers[i]);
    }
    r->card = painter(cardText);
    r->image = painter(imageText);
    r->shadow = painter(shadowText);
    r->backdrop = painter(backdropText);
    glActiveTexture(GL_TEXTURE0);
    for (int i = 0; i < textureCount; i++) r->textures[i] = texture(side, i);
    r->patch = texture(patchSide, -1);
    if (glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE && r->patch) return r;
    sceneReferenceFree(r);
    return NULL;
}

void sceneReferenceFree(SceneReference *r) {
    if (!r) return;
    const Painter all[4] = {r->card, r->image, r->shadow, r->backdrop};
    for (int i = 0; i < 4; i++) glDeleteProgram(all[i].name);
    glDeleteTextures(textureCount, r->textures);
    glDeleteTextures(1, &r->patch);
    glDeleteRenderbuffers(2, r->buffers);
    glDeleteFramebuffers(1, &r->framebuffer);
    glDeleteVertexArrays(1, &r->vertices);
    free(r);
}

static void quad(const Painter *painter, const float matrix[16], const float box[4], float tint) {
    glUniformMatrix4fv(painter->matrix, 1, GL_FALSE, matrix);
    glUniform4fv(painter->box, 1, box);
    glUniform1f(painter->tint, tint);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

static void bindCard(const SceneReference *r, const SceneReferenceCard *card) {
    glBindTexture(GL_TEXTURE_2D, r->textures[((card->texture % textureCount) + textureCount) % textureCount]);
}

static void drawWhole(const SceneReference *r, const SceneReferenceCard *card, float tint) {
    const float *h = card->half, box[4] = {-h[0], h[1], h[0], -h[1]};
    bindCard(r, card);
    quad(&r->card, card->matrix, box, tint);
}

static void drawShadow(const SceneReference *r, const SceneReferenceCard *card) {
    const float *h = card->half, *s = card->shadow;
    const float box[4] = {s[0] - h[0] - s[2], s[1] - h[1] - s[2], s[0] + h[0] + s[2], s[1] + h[1] + s[2]};
    glBindTexture(GL_TEXTURE_2D, r->patch);
    quad(&r->shadow, card->matrix, box, s[3] * card->alpha);
}

void sceneReferenceDraw(SceneReference *r, const SceneReferenceCard *cards, int count, bool hasFloor) {
    static const float all[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0.99999f, 1}, screen[4] = {-1, -1, 1, 1};
    glBindFramebuffer(GL_FRAMEBUFFER, r->framebuffer);
    glViewport(0, 0, r->width, r->height);
    glBindVertexArray(r->vertices);
    glActiveTexture(GL_TEXTURE0);
    for (int i = 0; i < 8; i++) glDisable(GL_CLIP_DISTANCE0 + i);
    glDisable(GL_FRAMEBUFFER_SRGB);
    glDisable(GL_BLEND);
    glDisable(GL_SCISSOR_TEST);
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_DEPTH_CLAMP);
    glDepthFunc(GL_LEQUAL);
    glDepthMask(GL_TRUE);
    glDepthRange(0, 1);
    glClearColor(0, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);

    glUseProgram(r->card.name);
    for (int i = 0; i < count; i++)
        if (cards[i].alpha >= 1) drawWhole(r, &cards[i], 1);
    if (hasFloor) {
        glUseProgram(r->image.name);
        for (int i = 0; i < count; i++) {
            const float *h = cards[i].half, box[4] = {-h[0], 3 * h[1], h[0], h[1]};
            bindCard(r, &cards[i]);
            quad(&r->image, cards[i].matrix, box, 1);
        }
    }
    glUseProgram(r->backdrop.name);
    quad(&r->backdrop, all, screen, 1);

    glPolygonOffset(1, 4);
    glDepthMask(GL_FALSE);
    glEnable(GL_BLEND);
    for (int i = count - 1; i >= 0; i--) {
        if (cards[i].shadow[3] > 0) {
            glUseProgram(r->shadow.name);
            glEnable(GL_POLYGON_OFFSET_FILL);
            glBlendFunc(GL_ZERO, GL_ONE_MINUS_SRC_ALPHA);
            drawShadow(r, &cards[i]);
            glDisable(GL_POLYGON_OFFSET_FILL);
        }
        if (cards[i].alpha >= 1) continue;
        glUseProgram(r->card.name);
        glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
        drawWhole(r, &cards[i], cards[i].alpha);
    }
    glDisable(GL_BLEND);
    glDepthMask(GL_TRUE);
    glFinish();
}

void sceneReferenceRead(SceneReference *r, unsigned char *bytes) {
    glBindFramebuffer(GL_READ_FRAMEBUFFER, r->framebuffer);
    glPixelStorei(GL_PACK_ALIGNMENT, 4);
    glReadPixels(0, 0, r->width, r->height, GL_RGBA, GL_UNSIGNED_BYTE, bytes);
}
