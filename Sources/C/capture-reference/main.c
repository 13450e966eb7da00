// The least a C program can do for what `zoetrope capture` does, to be timed beside it: an OpenGL context without a
// window, fifteen coloured cards in perspective with a depth buffer, as many samples a pixel as asked for, and a PNG on disk.
#include <epoxy/egl.h>
#include <epoxy/gl.h>
#include <math.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { width = 1280, height = 720, cards = 15 };

static void fail(const char *what) {
    fprintf(stderr, "capture-reference: %s\n", what);
    exit(69);
}

static void open_context(void) {
    EGLDisplay display = eglGetPlatformDisplayEXT(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, NULL);
    if (!eglInitialize(display, NULL, NULL)) fail("no EGL");
    eglBindAPI(EGL_OPENGL_API);
    EGLint wanted[] = {EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT, EGL_NONE};
    EGLConfig config;
    EGLint count = 0;
    if (!eglChooseConfig(display, wanted, &config, 1, &count) || count < 1) fail("no configuration");
    EGLint core[] = {EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_MINOR_VERSION, 3,
                     EGL_CONTEXT_OPENGL_PROFILE_MASK, EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT, EGL_NONE};
    EGLContext context = eglCreateContext(display, config, EGL_NO_CONTEXT, core);
    if (!context || !eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context)) fail("no OpenGL 3.3");
}

static GLuint shader(GLenum kind, const char *text) {
    GLuint name = glCreateShader(kind);
    glShaderSource(name, 1, &text, NULL);
    glCompileShader(name);
    GLint done = 0;
    glGetShaderiv(name, GL_COMPILE_STATUS, &done);
    if (!done) fail("the shader does not compile");
    return name;
}

static GLuint framebuffer(int samples, int with_depth) {
    GLuint target, colour, depth;
    glGenFramebuffers(1, &target);
    glBindFramebuffer(GL_FRAMEBUFFER, target);
    glGenRenderbuffers(1, &colour);
    glBindRenderbuffer(GL_RENDERBUFFER, colour);
    glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples, GL_SRGB8_ALPHA8, width, height);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, colour);
    if (with_depth) {
        glGenRenderbuffers(1, &depth);
        glBindRenderbuffer(GL_RENDERBUFFER, depth);
        glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples, GL_DEPTH_COMPONENT24, width, height);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, depth);
    }
    return target;
}

static const char *vertex =
    "#version 330\n"
    "struct Card { mat4 matrix; vec4 colour; };\n"
    "layout(std140) uniform Cards { Card cards[15]; };\n"
    "flat out vec4 colour;\n"
    "void main() {\n"
    "    vec2 side = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;\n"
    "    colour = cards[gl_InstanceID].colour;\n"
    "    gl_Position = cards[gl_InstanceID].matrix * vec4(side * vec2(100, 130), 0, 1);\n"
    "}\n";
static const char *fragment =
    "#version 330\n"
    "flat in vec4 colour;\n"
    "out vec4 light;\n"
    "void main() { light = colour; }\n";

static void write_png(const char *path, const unsigned char *pixels) {
    FILE *file = fopen(path, "wb");
    if (!file) fail("the file can't be made");
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    if (setjmp(png_jmpbuf(png))) fail("the PNG can't be written");
    png_init_io(png, file);
    png_set_IHDR(png, info, width, height, 8, PNG_COLOR_TYPE_RGBA, 0, 0, 0);
    png_set_compression_level(png, 1);
    png_set_filter(png, 0, PNG_FILTER_UP);
    png_write_info(png, info);
    for (int y = height - 1; y >= 0; y--) png_write_row(png, pixels + (size_t)y * width * 4);
    png_write_end(png, NULL);
    png_destroy_write_struct(&png, &info);
    if (fclose(file)) fail("the PNG can't be written");
}

int main(int count, char **words) {
    if (count != 3) fail("usage: capture-reference FILE SAMPLES");
    open_context();
    int samples = atoi(words[2]);
    GLuint target = framebuffer(samples, 1);

    struct { float matrix[16], colour[4]; } block[cards];
    double radius = 100 / tan(M_PI / cards), eye = 500;
    for (int i = 0; i < cards; i++) {
        // Stands on a cylinder: turned about y, moved out, and the whole moved back by the radius.
        double angle = (i - 7 + 0.25) * 2 * M_PI / cards, c = cos(angle), s = sin(angle);
        double rows[4][4] = {{c, 0, -s, 0}, {0, 1, 0, 0}, {s, 0, c, 0}, {radius * s, 0, radius * c - radius, 1}};
        for (int r = 0; r < 4; r++) {
            double x = rows[r][0], y = rows[r][1], z = rows[r][2], w = rows[r][3] - z / eye;
            float *m = block[i].matrix + 4 * r;
            m[0] = x * 2 / width, m[1] = -y * 2 / height, m[2] = -z / 1500, m[3] = w;
        }
        for (int part = 0; part < 3; part++) block[i].colour[part] = 0.2 + 0.6 * ((i * (part + 3)) % 7) / 7;
        block[i].colour[3] = 1;
    }
    GLuint program = glCreateProgram(), buffer, array;
    glAttachShader(program, shader(GL_VERTEX_SHADER, vertex));
    glAttachShader(program, shader(GL_FRAGMENT_SHADER, fragment));
    glLinkProgram(program);
    glUseProgram(program);
    glUniformBlockBinding(program, glGetUniformBlockIndex(program, "Cards"), 0);
    glGenBuffers(1, &buffer);
    glBindBufferBase(GL_UNIFORM_BUFFER, 0, buffer);
    glBufferData(GL_UNIFORM_BUFFER, sizeof block, block, GL_STATIC_DRAW);
    glGenVertexArrays(1, &array);
    glBindVertexArray(array);

    glViewport(0, 0, width, height);
    glEnable(GL_FRAMEBUFFER_SRGB);
    glEnable(GL_DEPTH_TEST);
    glClearColor(0.02f, 0.02f, 0.03f, 1);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, cards);

    if (samples > 0) {
        GLuint resolved = framebuffer(0, 0);
        glBindFramebuffer(GL_READ_FRAMEBUFFER, target);
        glBindFramebuffer(GL_DRAW_FRAMEBUFFER, resolved);
        glBlitFramebuffer(0, 0, width, height, 0, 0, width, height, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        glBindFramebuffer(GL_READ_FRAMEBUFFER, resolved);
    }
    unsigned char *pixels = malloc((size_t)width * height * 4);
    if (!pixels) fail("no memory");
    glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    if (glGetError() != GL_NO_ERROR) fail("OpenGL complains");
    write_png(words[1], pixels);
    return 0;
}
