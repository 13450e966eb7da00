#include "CVertexProbe.h"

#define EGL_NO_X11
#define MESA_EGL_NO_X11_HEADERS
#include <epoxy/egl.h>
#include <epoxy/gl.h>
#include <stdio.h>
#include <string.h>

static int fail(char *message, int size, const char *text) {
    snprintf(message, size, "%s", text);
    return 1;
}

static GLuint compiled(GLenum kind, const char *source, char *message, int size) {
    GLuint shader = glCreateShader(kind);
    glShaderSource(shader, 1, &source, NULL);
    glCompileShader(shader);
    GLint isFine = 0;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &isFine);
    if (isFine) return shader;
    glGetShaderInfoLog(shader, size, NULL, message);
    return 0;
}

static int run(
    const char *source, const float *pairs, int count, int vectors, float *results, char *message, int size
) {
    GLuint shader = compiled(GL_VERTEX_SHADER, source, message, size);
    if (!shader) return 1;
    GLuint program = glCreateProgram();
    glAttachShader(program, shader);
    const char *names[16];
    char letters[16][8];
    for (int i = 0; i < vectors && i < 16; i++) {
        snprintf(letters[i], sizeof letters[i], "v%d", i);
        names[i] = letters[i];
    }
    glTransformFeedbackVaryings(program, vectors, names, GL_INTERLEAVED_ATTRIBS);
    glBindAttribLocation(program, 0, "pair");
    glLinkProgram(program);
    GLint isFine = 0;
    glGetProgramiv(program, GL_LINK_STATUS, &isFine);
    if (!isFine) {
        glGetProgramInfoLog(program, size, NULL, message);
        return 1;
    }
    glUseProgram(program);
    GLuint array, buffers[2];
    glGenVertexArrays(1, &array);
    glBindVertexArray(array);
    glGenBuffers(2, buffers);
    glBindBuffer(GL_ARRAY_BUFFER, buffers[0]);
    glBufferData(GL_ARRAY_BUFFER, count * 2 * sizeof(float), pairs, GL_STATIC_DRAW);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, NULL);
    glEnableVertexAttribArray(0);
    GLsizeiptr bytes = (GLsizeiptr)count * vectors * 4 * sizeof(float);
    glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, buffers[1]);
    glBufferData(GL_TRANSFORM_FEEDBACK_BUFFER, bytes, NULL, GL_STATIC_READ);
    // Nothing is drawn into it, but without a surface OpenGL asks for a framebuffer all the same.
    GLuint framebuffer, target;
    glGenFramebuffers(1, &framebuffer);
    glGenRenderbuffers(1, &target);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glBindRenderbuffer(GL_RENDERBUFFER, target);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, 1, 1);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, target);
    glEnable(GL_RASTERIZER_DISCARD);
    glBeginTransformFeedback(GL_POINTS);
    glDrawArrays(GL_POINTS, 0, count);
    glEndTransformFeedback();
    glGetBufferSubData(GL_TRANSFORM_FEEDBACK_BUFFER, 0, bytes, results);
    return glGetError() == GL_NO_ERROR ? 0 : fail(message, size, "OpenGL complains");
}

int zvpRun(
    const char *source, const float *pairs, int count, int vectors, float *results, char *message, int messageSize
) {
    EGLDisplay display = eglGetPlatformDisplayEXT(EGL_PLATFORM_SURFACELESS_MESA, (void *)EGL_DEFAULT_DISPLAY, NULL);
    if (!display || !eglInitialize(display, NULL, NULL)) return fail(message, messageSize, "no display");
    eglBindAPI(EGL_OPENGL_API);
    const EGLint wanted[] = {
        EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_MINOR_VERSION, 3, EGL_CONTEXT_OPENGL_PROFILE_MASK,
        EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT, EGL_NONE,
    };
    EGLContext context = eglCreateContext(display, EGL_NO_CONFIG_KHR, EGL_NO_CONTEXT, wanted);
    if (!context || !eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context))
        return fail(message, messageSize, "no context");
    int code = run(source, pairs, count, vectors, results, message, messageSize);
    eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    eglDestroyContext(display, context);
    return code;
}
