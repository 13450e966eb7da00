// OpenGL 3.3 core and EGL, as far as they are in use. libepoxy's entry points are global function pointers, which Swift
// takes for shared mutable state; these wrappers hide that.
#pragma once

#define EGL_NO_X11
#define MESA_EGL_NO_X11_HEADERS

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <epoxy/egl.h>
#include <epoxy/gl.h>

// Asked first, because libepoxy ends the process when a library is missing.
static inline bool zCanLoad(const char *library) { return dlopen(library, RTLD_LAZY | RTLD_LOCAL) != NULL; }

// MARK: EGL

static inline bool zeglHasExtension(EGLDisplay display, const char *name) {
    return epoxy_has_egl_extension(display, name);
}
static inline const char *zeglQueryString(EGLDisplay display, EGLint name) { return eglQueryString(display, name); }
static inline EGLint zeglGetError(void) { return eglGetError(); }
static inline EGLDisplay zeglGetDefaultDisplay(void) { return eglGetDisplay(EGL_DEFAULT_DISPLAY); }
static inline EGLDisplay zeglGetSurfacelessDisplay(void) {
    return eglGetPlatformDisplayEXT(EGL_PLATFORM_SURFACELESS_MESA, (void *)EGL_DEFAULT_DISPLAY, NULL);
}
static inline EGLDisplay zeglGetDeviceDisplay(EGLDeviceEXT device) {
    return eglGetPlatformDisplayEXT(EGL_PLATFORM_DEVICE_EXT, device, NULL);
}
static inline bool zeglQueryDevices(EGLint room, EGLDeviceEXT *devices, EGLint *count) {
    return eglQueryDevicesEXT(room, devices, count);
}
static inline const char *zeglQueryDeviceString(EGLDeviceEXT device, EGLint name) {
    return eglQueryDeviceStringEXT(device, name);
}
static inline bool zeglInitialize(EGLDisplay display, EGLint *major, EGLint *minor) {
    return eglInitialize(display, major, minor);
}
static inline bool zeglBindOpenGL(void) { return eglBindAPI(EGL_OPENGL_API); }
static inline bool zeglChooseConfig(EGLDisplay display, const EGLint *wanted, EGLConfig *config) {
    EGLint count = 0;
    return eglChooseConfig(display, wanted, config, 1, &count) && count > 0;
}
static inline EGLContext zeglCreateContext(EGLDisplay display, EGLConfig config, const EGLint *wanted) {
    return eglCreateContext(display, config, EGL_NO_CONTEXT, wanted);
}
static inline void zeglDestroyContext(EGLDisplay display, EGLContext context) { eglDestroyContext(display, context); }
static inline EGLSurface zeglCreatePbuffer(EGLDisplay display, EGLConfig config) {
    static const EGLint one[] = {EGL_WIDTH, 1, EGL_HEIGHT, 1, EGL_NONE};
    return eglCreatePbufferSurface(display, config, one);
}
static inline void zeglDestroySurface(EGLDisplay display, EGLSurface surface) { eglDestroySurface(display, surface); }
static inline bool zeglMakeCurrent(EGLDisplay display, EGLSurface surface, EGLContext context) {
    return eglMakeCurrent(display, surface, surface, context);
}
static inline EGLContext zeglGetCurrentContext(void) { return eglGetCurrentContext(); }

// MARK: GL: what there is

static inline int zglVersion(void) { return epoxy_gl_version(); }
static inline bool zglIsDesktop(void) { return epoxy_is_desktop_gl(); }
static inline bool zglHasExtension(const char *name) { return epoxy_has_gl_extension(name); }
static inline GLenum zglGetError(void) { return glGetError(); }
static inline const char *zglGetString(GLenum name) { return (const char *)glGetString(name); }
static inline GLint zglGetInteger(GLenum name) {
    GLint value = 0;
    glGetIntegerv(name, &value);
    return value;
}
static inline float zglGetFloat(GLenum name) {
    GLfloat value = 0;
    glGetFloatv(name, &value);
    return value;
}
static inline void zglDebugMessageCallback(GLDEBUGPROC callback, const void *user) {
    glDebugMessageCallback(callback, user);
}

// MARK: GL: state

static inline void zglEnable(GLenum what) { glEnable(what); }
static inline void zglDisable(GLenum what) { glDisable(what); }
static inline void zglViewport(GLint x, GLint y, GLsizei width, GLsizei height) { glViewport(x, y, width, height); }
static inline void zglScissor(GLint x, GLint y, GLsizei width, GLsizei height) { glScissor(x, y, width, height); }
static inline void zglDepthFunc(GLenum test) { glDepthFunc(test); }
static inline void zglDepthMask(bool writes) { glDepthMask(writes); }
static inline void zglColorMask(bool writes) { glColorMask(writes, writes, writes, writes); }
static inline void zglBlendFunc(GLenum source, GLenum target) { glBlendFunc(source, target); }
static inline void zglBlendColours(GLenum source, GLenum target) { glBlendFuncSeparate(source, target, GL_ZERO, GL_ONE); }
static inline void zglClear(GLbitfield what) { glClear(what); }
static inline void zglClearColor(float r, float g, float b, float a) { glClearColor(r, g, b, a); }
static inline void zglClearDepth(double depth) { glClearDepth(depth); }
static inline void zglPixelStore(GLenum name, GLint value) { glPixelStorei(name, value); }
static inline void zglFinish(void) { glFinish(); }
static inline void zglFlush(void) { glFlush(); }
// A mark behind all that was asked for so far, which is begun at once.
static inline uintptr_t zglFence(void) {
    GLsync fence = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
    glFlush();
    return (uintptr_t)fence;
}
// Waits until the mark is passed, a second at most, and removes it.
static inline void zglPassFence(uintptr_t fence) {
    glClientWaitSync((GLsync)fence, GL_SYNC_FLUSH_COMMANDS_BIT, 1000000000);
    glDeleteSync((GLsync)fence);
}
static inline bool zglIsFencePassed(uintptr_t fence) {
    return glClientWaitSync((GLsync)fence, 0, 0) != GL_TIMEOUT_EXPIRED;
}
static inline void zglDeleteFence(uintptr_t fence) { glDeleteSync((GLsync)fence); }
static inline void zglDrawLinesOnly(bool linesOnly) { glPolygonMode(GL_FRONT_AND_BACK, linesOnly ? GL_LINE : GL_FILL); }

// MARK: GL: objects

static inline GLuint zglGenBuffer(void) { GLuint name = 0; glGenBuffers(1, &name); return name; }
static inline void zglDeleteBuffer(GLuint name) { glDeleteBuffers(1, &name); }
static inline void zglBindBuffer(GLenum kind, GLuint name) { glBindBuffer(kind, name); }
static inline void zglBufferData(GLenum kind, GLsizeiptr size, const void *bytes, GLenum use) {
    glBufferData(kind, size, bytes, use);
}
static inline void zglBufferPart(GLenum kind, GLsizeiptr room, GLsizeiptr size, const void *bytes, GLenum use) {
    glBufferData(kind, room, NULL, use);
    glBufferSubData(kind, 0, size, bytes);
}
static inline void zglBindBufferRange(GLenum kind, GLuint place, GLuint name, GLintptr start, GLsizeiptr size) {
    glBindBufferRange(kind, place, name, start, size);
}
static inline void zglVertexFloats(GLuint place, GLint count, GLsizei stride, size_t offset) {
    glEnableVertexAttribArray(place);
    glVertexAttribPointer(place, count, GL_FLOAT, GL_FALSE, stride, (const void *)offset);
}
static inline GLuint zglGenVertexArray(void) { GLuint name = 0; glGenVertexArrays(1, &name); return name; }
static inline void zglDeleteVertexArray(GLuint name) { glDeleteVertexArrays(1, &name); }
static inline void zglBindVertexArray(GLuint name) { glBindVertexArray(name); }

static inline GLuint zglGenTexture(void) { GLuint name = 0; glGenTextures(1, &name); return name; }
static inline void zglDeleteTexture(GLuint name) { glDeleteTextures(1, &name); }
static inline void zglActiveTexture(GLenum unit) { glActiveTexture(unit); }
static inline void zglBindTexture(GLenum kind, GLuint name) { glBindTexture(kind, name); }
static inline GLuint zglGenSampler(void) { GLuint name = 0; glGenSamplers(1, &name); return name; }
static inline void zglDeleteSampler(GLuint name) { glDeleteSamplers(1, &name); }
static inline void zglBindSampler(GLuint unit, GLuint name) { glBindSampler(unit, name); }
static inline void zglSamplerParameter(GLuint sampler, GLenum name, GLint value) {
    glSamplerParameteri(sampler, name, value);
}
static inline void zglSamplerParameterFloat(GLuint sampler, GLenum name, float value) {
    glSamplerParameterf(sampler, name, value);
}
static inline void zglTexParameter(GLenum kind, GLenum name, GLint value) { glTexParameteri(kind, name, value); }
static inline void zglTexParameterFloat(GLenum kind, GLenum name, float value) { glTexParameterf(kind, name, value); }
static inline void zglTexImage2D(
    GLenum kind, GLint level, GLint stored, GLsizei width, GLsizei height, GLenum layout, GLenum type,
    const void *bytes) {
    glTexImage2D(kind, level, stored, width, height, 0, layout, type, bytes);
}

static inline void zglGetTexImage(GLenum kind, GLenum layout, GLenum type, void *bytes) {
    glGetTexImage(kind, 0, layout, type, bytes);
}
static inline void zglJoinFacesOfCubes(void) { glEnable(GL_TEXTURE_CUBE_MAP_SEAMLESS); }

static inline void zglTexImage2DMultisample(GLsizei samples, GLenum stored, GLsizei width, GLsizei height) {
    glTexImage2DMultisample(GL_TEXTURE_2D_MULTISAMPLE, samples, stored, width, height, GL_TRUE);
}
static inline GLint zglTextureSamples(void) {
    GLint value = 0;
    glGetTexLevelParameteriv(GL_TEXTURE_2D_MULTISAMPLE, 0, GL_TEXTURE_SAMPLES, &value);
    return value;
}

static inline void zglTexImage3D(
    GLenum kind, GLint stored, GLsizei width, GLsizei height, GLsizei depth, GLenum layout, GLenum type) {
    glTexImage3D(kind, 0, stored, width, height, depth, 0, layout, type, NULL);
}
static inline void zglTexRows(
    GLenum kind, GLint row, GLint page, GLsizei width, GLsizei rows, GLenum layout, GLenum type, const void *bytes) {
    glTexSubImage3D(kind, 0, 0, row, page, width, rows, 1, layout, type, bytes);
}

static inline GLuint zglGenRenderbuffer(void) { GLuint name = 0; glGenRenderbuffers(1, &name); return name; }
static inline void zglDeleteRenderbuffer(GLuint name) { glDeleteRenderbuffers(1, &name); }
static inline void zglBindRenderbuffer(GLuint name) { glBindRenderbuffer(GL_RENDERBUFFER, name); }
static inline void zglRenderbufferStorage(GLsizei samples, GLenum stored, GLsizei width, GLsizei height) {
    glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples, stored, width, height);
}
static inline GLint zglRenderbufferSamples(void) {
    GLint value = 0;
    glGetRenderbufferParameteriv(GL_RENDERBUFFER, GL_RENDERBUFFER_SAMPLES, &value);
    return value;
}

static inline GLuint zglGenFramebuffer(void) { GLuint name = 0; glGenFramebuffers(1, &name); return name; }
static inline void zglDeleteFramebuffer(GLuint name) { glDeleteFramebuffers(1, &name); }
static inline void zglBindFramebuffer(GLenum use, GLuint name) { glBindFramebuffer(use, name); }
static inline void zglFramebufferTextureLevel(GLenum place, GLuint texture, GLint level) {
    glFramebufferTexture2D(GL_FRAMEBUFFER, place, GL_TEXTURE_2D, texture, level);
}
static inline void zglFramebufferTexture(GLenum place, GLuint texture) {
    zglFramebufferTextureLevel(place, texture, 0);
}
static inline void zglFramebufferSamples(GLenum place, GLuint texture) {
    glFramebufferTexture2D(GL_FRAMEBUFFER, place, GL_TEXTURE_2D_MULTISAMPLE, texture, 0);
}
static inline void zglFramebufferRenderbuffer(GLenum place, GLuint renderbuffer) {
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, place, GL_RENDERBUFFER, renderbuffer);
}
static inline GLenum zglCheckFramebuffer(void) { return glCheckFramebufferStatus(GL_FRAMEBUFFER); }
static inline void zglBlitFramebuffer(GLsizei width, GLsizei height, GLbitfield what) {
    glBlitFramebuffer(0, 0, width, height, 0, 0, width, height, what, GL_NEAREST);
}
// Colours only; to another size, between pixels.
static inline void zglPlaceFramebuffer(
    GLsizei width, GLsizei height, GLint left, GLint low, GLsizei toWidth, GLsizei toHeight) {
    glBlitFramebuffer(
        0, 0, width, height, left, low, left + toWidth, low + toHeight, GL_COLOR_BUFFER_BIT,
        width == toWidth && height == toHeight ? GL_NEAREST : GL_LINEAR);
}
// Depths of the lower left, without mixing them, to a smaller rectangle.
static inline void zglShrinkDepths(GLsizei width, GLsizei height, GLint x, GLint y, GLsizei toWidth, GLsizei toHeight) {
    glBlitFramebuffer(0, 0, width, height, x, y, x + toWidth, y + toHeight, GL_DEPTH_BUFFER_BIT, GL_NEAREST);
}
// A rectangle from one place to the same size at another.
static inline void zglCopyRectangle(GLint x, GLint y, GLsizei width, GLsizei height) {
    glBlitFramebuffer(x, y, x + width, y + height, x, y, x + width, y + height, GL_COLOR_BUFFER_BIT, GL_NEAREST);
}
static inline void zglBindWindow(void) { glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0); }
static inline void zglReadPixels(GLsizei width, GLsizei height, GLenum layout, GLenum type, void *bytes) {
    glReadPixels(0, 0, width, height, layout, type, bytes);
}

// Red, green, blue and alpha of one pixel.
static inline void zglReadNumber(GLint x, GLint y, float *number) {
    glReadPixels(x, y, 1, 1, GL_RGBA, GL_FLOAT, number);
}

static inline GLuint zglGenQuery(void) { GLuint name = 0; glGenQueries(1, &name); return name; }
static inline void zglDeleteQuery(GLuint name) { glDeleteQueries(1, &name); }
static inline void zglBeginTimeQuery(GLuint name) { glBeginQuery(GL_TIME_ELAPSED, name); }
static inline void zglEndTimeQuery(void) { glEndQuery(GL_TIME_ELAPSED); }
static inline bool zglQueryIsDone(GLuint name) {
    GLint value = 0;
    glGetQueryObjectiv(name, GL_QUERY_RESULT_AVAILABLE, &value);
    return value != 0;
}
static inline GLuint64 zglQueryValue(GLuint name) {
    GLuint64 value = 0;
    glGetQueryObjectui64v(name, GL_QUERY_RESULT, &value);
    return value;
}

// MARK: GL: programs

static inline GLuint zglCreateShader(GLenum stage) { return glCreateShader(stage); }
static inline void zglDeleteShader(GLuint name) { glDeleteShader(name); }
static inline void zglShaderSource(GLuint name, const char *text, GLint length) {
    glShaderSource(name, 1, &text, &length);
}
static inline void zglCompileShader(GLuint name) { glCompileShader(name); }
static inline bool zglShaderCompiled(GLuint name) {
    GLint value = 0;
    glGetShaderiv(name, GL_COMPILE_STATUS, &value);
    return value != 0;
}
static inline void zglShaderLog(GLuint name, GLsizei room, char *text) { glGetShaderInfoLog(name, room, NULL, text); }
static inline GLuint zglCreateProgram(void) { return glCreateProgram(); }
static inline void zglDeleteProgram(GLuint name) { glDeleteProgram(name); }
static inline void zglAttachShader(GLuint program, GLuint shader) { glAttachShader(program, shader); }
static inline void zglDetachShader(GLuint program, GLuint shader) { glDetachShader(program, shader); }
static inline void zglLinkProgram(GLuint name) { glLinkProgram(name); }
static inline bool zglProgramLinked(GLuint name) {
    GLint value = 0;
    glGetProgramiv(name, GL_LINK_STATUS, &value);
    return value != 0;
}
static inline void zglProgramLog(GLuint name, GLsizei room, char *text) { glGetProgramInfoLog(name, room, NULL, text); }
static inline void zglUseProgram(GLuint name) { glUseProgram(name); }
static inline GLint zglGetUniformLocation(GLuint program, const char *name) {
    return glGetUniformLocation(program, name);
}
static inline void zglBindUniformBlock(GLuint program, const char *name, GLuint place) {
    GLuint index = glGetUniformBlockIndex(program, name);
    if (index != GL_INVALID_INDEX) glUniformBlockBinding(program, index, place);
}
static inline void zglUniform1i(GLint place, GLint x) { glUniform1i(place, x); }
static inline void zglUniform1f(GLint place, float x) { glUniform1f(place, x); }
static inline void zglUniform2i(GLint place, GLint x, GLint y) { glUniform2i(place, x, y); }
static inline void zglUniform2f(GLint place, float x, float y) { glUniform2f(place, x, y); }
static inline void zglUniform4fv(GLint place, GLsizei count, const void *values) {
    glUniform4fv(place, count, (const GLfloat *)values);
}
static inline void zglUniformMatrix4(GLint place, const void *values) {
    glUniformMatrix4fv(place, 1, GL_FALSE, (const GLfloat *)values);
}
static inline GLint zglActiveUniformCount(GLuint program) {
    GLint count = 0;
    glGetProgramiv(program, GL_ACTIVE_UNIFORMS, &count);
    return count;
}
static inline void zglActiveUniform(GLuint program, GLuint index, GLint *length, GLenum *kind, GLsizei room, char *name) {
    glGetActiveUniform(program, index, room, NULL, length, kind, name);
}
// GL_UNIFORM_BLOCK_INDEX, GL_UNIFORM_OFFSET, GL_UNIFORM_ARRAY_STRIDE, GL_UNIFORM_MATRIX_STRIDE, GL_UNIFORM_IS_ROW_MAJOR
static inline GLint zglUniformProperty(GLuint program, GLuint index, GLenum property) {
    GLint value = 0;
    glGetActiveUniformsiv(program, 1, &index, property, &value);
    return value;
}
static inline GLint zglUniformBlockSize(GLuint program, GLuint block) {
    GLint value = 0;
    glGetActiveUniformBlockiv(program, block, GL_UNIFORM_BLOCK_DATA_SIZE, &value);
    return value;
}
static inline void zglUniformBlockBinding(GLuint program, GLuint block, GLuint place) {
    glUniformBlockBinding(program, block, place);
}
static inline void zglGetUniformFloats(GLuint program, GLint place, float *values) { glGetUniformfv(program, place, values); }
static inline void zglGetUniformInts(GLuint program, GLint place, GLint *values) { glGetUniformiv(program, place, values); }
static inline void zglUniformFloats(GLint place, int parts, GLsizei count, const float *values) {
    switch (parts) {
    case 1: glUniform1fv(place, count, values); break;
    case 2: glUniform2fv(place, count, values); break;
    case 3: glUniform3fv(place, count, values); break;
    case 4: glUniform4fv(place, count, values); break;
    }
}
static inline void zglUniformInts(GLint place, int parts, GLsizei count, const GLint *values) {
    switch (parts) {
    case 1: glUniform1iv(place, count, values); break;
    case 2: glUniform2iv(place, count, values); break;
    case 3: glUniform3iv(place, count, values); break;
    case 4: glUniform4iv(place, count, values); break;
    }
}
static inline void zglUniformUnsigned(GLint place, int parts, GLsizei count, const GLuint *values) {
    switch (parts) {
    case 1: glUniform1uiv(place, count, values); break;
    case 2: glUniform2uiv(place, count, values); break;
    case 3: glUniform3uiv(place, count, values); break;
    case 4: glUniform4uiv(place, count, values); break;
    }
}
// Columns by rows, column after column.
static inline void zglUniformMatrices(GLint place, int columns, int rows, GLsizei count, const float *values) {
    switch (10 * columns + rows) {
    case 22: glUniformMatrix2fv(place, count, GL_FALSE, values); break;
    case 33: glUniformMatrix3fv(place, count, GL_FALSE, values); break;
    case 44: glUniformMatrix4fv(place, count, GL_FALSE, values); break;
    case 23: glUniformMatrix2x3fv(place, count, GL_FALSE, values); break;
    case 24: glUniformMatrix2x4fv(place, count, GL_FALSE, values); break;
    case 32: glUniformMatrix3x2fv(place, count, GL_FALSE, values); break;
    case 34: glUniformMatrix3x4fv(place, count, GL_FALSE, values); break;
    case 42: glUniformMatrix4x2fv(place, count, GL_FALSE, values); break;
    case 43: glUniformMatrix4x3fv(place, count, GL_FALSE, values); break;
    }
}
static inline void zglGenerateMipmap(GLenum kind) { glGenerateMipmap(kind); }
static inline void zglUniform4f(GLint place, float x, float y, float z, float w) { glUniform4f(place, x, y, z, w); }

// MARK: GL: drawing

static inline void zglDrawTriangles(GLint count) { glDrawArrays(GL_TRIANGLES, 0, count); }
static inline void zglDrawIndexedInstances(GLsizei count, size_t start, GLsizei instances) {
    glDrawElementsInstanced(GL_TRIANGLES, count, GL_UNSIGNED_BYTE, (const void *)start, instances);
}
static inline void zglDrawShortIndexedInstances(GLsizei count, GLsizei instances) {
    glDrawElementsInstanced(GL_TRIANGLES, count, GL_UNSIGNED_SHORT, NULL, instances);
}
static inline void zglDrawIndexed(GLsizei count, size_t start) {
    glDrawElements(GL_TRIANGLES, count, GL_UNSIGNED_INT, (const void *)start);
}
