#include "FeedbackReference.h"

#include <epoxy/gl.h>
#include <stdlib.h>

struct FeedbackReference {
    int width, height, frame;
    GLuint programs[2]; // of the buffer, and of the picture
    GLuint textures[2], framebuffers[2];
    GLuint picture, pictureFramebuffer, vertices;
};

static const char *version = "#version 330\n";
static const char *vertexText =
    "void main() { gl_Position = vec4(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1, 0, 1); }\n";
static const char *beginning =
    "uniform vec3 iResolution;\n"
    "uniform int iFrame;\n"
    "uniform sampler2D iChannel0;\n"
    "out vec4 colour;\n";
static const char *ending = "\nvoid main() { mainImage(colour, gl_FragCoord.xy); }\n";

static GLuint shader(GLenum kind, const char *text) {
    const char *parts[] = {version, kind == GL_VERTEX_SHADER ? "" : beginning, text,
                           kind == GL_VERTEX_SHADER ? "" : ending};
    GLuint name = glCreateShader(kind);
    glShaderSource(name, 4, parts, NULL);
    glCompileShader(name);
    return name;
}

static GLuint program(const char *text) {
    GLuint name = glCreateProgram();
    GLuint parts[] = {shader(GL_VERTEX_SHADER, vertexText), shader(GL_FRAGMENT_SHADER, text)};
    for (int place = 0; place < 2; place++) glAttachShader(name, parts[place]);
    glLinkProgram(name);
    for (int place = 0; place < 2; place++) glDeleteShader(parts[place]);
    GLint isLinked = 0;
    glGetProgramiv(name, GL_LINK_STATUS, &isLinked);
    if (isLinked) return name;
    glDeleteProgram(name);
    return 0;
}

static void target(GLuint texture, GLuint framebuffer, GLenum format, int width, int height) {
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glTexImage2D(GL_TEXTURE_2D, 0, format, width, height, 0, GL_RGBA, GL_FLOAT, NULL);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
}

FeedbackReference *feedbackReferenceMake(int width, int height, const char *buffer, const char *image) {
    FeedbackReference *reference = calloc(1, sizeof *reference);
    if (!reference) return NULL;
    reference->width = width;
    reference->height = height;
    reference->programs[0] = program(buffer);
    reference->programs[1] = program(image);
    if (!reference->programs[0] || !reference->programs[1]) {
        feedbackReferenceFree(reference);
        return NULL;
    }
    glGenVertexArrays(1, &reference->vertices);
    glGenTextures(2, reference->textures);
    glGenFramebuffers(2, reference->framebuffers);
    glGenTextures(1, &reference->picture);
    glGenFramebuffers(1, &reference->pictureFramebuffer);
    for (int place = 0; place < 2; place++)
        target(reference->textures[place], reference->framebuffers[place], GL_RGBA32F, width, height);
    target(reference->picture, reference->pictureFramebuffer, GL_RGBA8, width, height);
    return reference;
}

void feedbackReferenceFree(FeedbackReference *reference) {
    if (!reference) return;
    for (int place = 0; place < 2; place++) glDeleteProgram(reference->programs[place]);
    glDeleteFramebuffers(2, reference->framebuffers);
    glDeleteTextures(2, reference->textures);
    glDeleteFramebuffers(1, &reference->pictureFramebuffer);
    glDeleteTextures(1, &reference->picture);
    glDeleteVertexArrays(1, &reference->vertices);
    free(reference);
}

static void pass(FeedbackReference *reference, GLuint name, GLuint framebuffer, GLuint texture) {
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glUseProgram(name);
    glUniform3f(glGetUniformLocation(name, "iResolution"), reference->width, reference->height, 1);
    glUniform1i(glGetUniformLocation(name, "iFrame"), reference->frame);
    glUniform1i(glGetUniformLocation(name, "iChannel0"), 0);
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, texture);
    glDrawArrays(GL_TRIANGLES, 0, 3);
}

void feedbackReferenceDraw(FeedbackReference *reference) {
    const int front = reference->frame & 1;
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_BLEND);
    glDisable(GL_SCISSOR_TEST);
    glDisable(GL_FRAMEBUFFER_SRGB);
    glBindVertexArray(reference->vertices);
    glViewport(0, 0, reference->width, reference->height);
    pass(reference, reference->programs[0], reference->framebuffers[front], reference->textures[1 - front]);
    pass(reference, reference->programs[1], reference->pictureFramebuffer, reference->textures[front]);
    glFinish();
    glBindVertexArray(0);
    reference->frame++;
}

void feedbackReferencePixels(FeedbackReference *reference, unsigned char *pixels) {
    glBindFramebuffer(GL_FRAMEBUFFER, reference->pictureFramebuffer);
    glPixelStorei(GL_PACK_ALIGNMENT, 4);
    glReadPixels(0, 0, reference->width, reference->height, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
}
