#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

// What is said when the X server goes away, or takes the window away. Xlib itself would end the program with exit code 1,
// and nothing may be called in between but what is safe then: the message stands ready, and the exit code is that of a
// missing display.
static inline char *zglfwLastWords(void) {
    static char words[512];
    return words;
}

static inline int zglfwServerIsGone(void *display) {
    (void)display;
    size_t count = strlen(zglfwLastWords());
    if (write(2, zglfwLastWords(), count) < 0) _exit(69);
    _exit(69);
    return 0;
}

// The window, as the server calls it.
static inline unsigned long *zglfwOwnWindow(void) {
    static unsigned long window;
    return &window;
}

// XErrorEvent, as in X11/Xlib.h.
typedef struct {
    int type;
    void *display;
    unsigned long resource;
    unsigned long serial;
    unsigned char error, request, minor;
} ZXError;

// Other programs' windows may vanish while they are answered: one that was dragged from, or that asked for the clipboard.
// That is no reason to end; without a window of its own there is.
static inline int zglfwOnServerError(void *display, ZXError *error) {
    if (error->resource == *zglfwOwnWindow()) zglfwServerIsGone(display);
    return 0;
}

// GLFW has loaded Xlib where there is one; it is looked up rather than linked, for platforms without it.
static inline void zglfwSurviveServer(GLFWwindow *window, const char *words) {
    strncpy(zglfwLastWords(), words, 511);
    typedef int (*OnEnd)(void *);
    typedef int (*OnError)(void *, ZXError *);
    OnEnd (*setOnEnd)(OnEnd) = (OnEnd (*)(OnEnd))dlsym(RTLD_DEFAULT, "XSetIOErrorHandler");
    OnError (*setOnError)(OnError) = (OnError (*)(OnError))dlsym(RTLD_DEFAULT, "XSetErrorHandler");
    unsigned long (*nameOf)(GLFWwindow *) = (unsigned long (*)(GLFWwindow *))dlsym(RTLD_DEFAULT, "glfwGetX11Window");
    if (setOnEnd) setOnEnd(zglfwServerIsGone);
    if (!setOnError || !nameOf) return;
    *zglfwOwnWindow() = nameOf(window);
    setOnError(zglfwOnServerError);
}
