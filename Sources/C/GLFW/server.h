// What GLFW leaves open between a program and its X server. Xlib comes with GLFW where there is one: its functions are looked
// up rather than linked, and its headers not needed, for platforms without it.
#pragma once

#include <dlfcn.h>
#include <string.h>
#include <unistd.h>

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

// What is said when the X server goes away, or takes the window away. Xlib itself would end the program with exit code 1,
// and only async-signal-safe functions may be called there: the message stands ready, and the exit code is that of a
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

static inline int zglfwIgnoreServerError(void *display, ZXError *error) {
    (void)display;
    (void)error;
    return 0;
}

// A window manager that crashed has left its window's name on the root window. GLFW 3.3 looks for that window when it begins,
// does not find it, and then fails an assertion of its own: so the name, which means nothing any more, is taken away first.
// Gives the connection through which that was done; NULL where there is none.
static inline void *zglfwForgetLostWindowManager(void) {
    typedef unsigned long Name;
    void *(*open)(const char *) = (void *(*)(const char *))dlsym(RTLD_DEFAULT, "XOpenDisplay");
    int (*grab)(void *) = (int (*)(void *))dlsym(RTLD_DEFAULT, "XGrabServer");
    int (*ungrab)(void *) = (int (*)(void *))dlsym(RTLD_DEFAULT, "XUngrabServer");
    int (*await)(void *, int) = (int (*)(void *, int))dlsym(RTLD_DEFAULT, "XSync");
    Name (*root)(void *) = (Name (*)(void *))dlsym(RTLD_DEFAULT, "XDefaultRootWindow");
    Name (*atom)(void *, const char *, int) = (Name (*)(void *, const char *, int))dlsym(RTLD_DEFAULT, "XInternAtom");
    int (*read)(void *, Name, Name, long, long, int, Name, Name *, int *, unsigned long *, unsigned long *, unsigned char **) =
        (int (*)(
            void *, Name, Name, long, long, int, Name, Name *, int *, unsigned long *, unsigned long *,
            unsigned char **))dlsym(RTLD_DEFAULT, "XGetWindowProperty");
    int (*erase)(void *, Name, Name) = (int (*)(void *, Name, Name))dlsym(RTLD_DEFAULT, "XDeleteProperty");
    int (*release)(void *) = (int (*)(void *))dlsym(RTLD_DEFAULT, "XFree");
    typedef int (*OnError)(void *, ZXError *);
    OnError (*setOnError)(OnError) = (OnError (*)(OnError))dlsym(RTLD_DEFAULT, "XSetErrorHandler");
    if (!open || !grab || !ungrab || !await || !root || !atom || !read || !erase || !release || !setOnError) return NULL;
    void *display = open(NULL);
    if (!display) return NULL;

    OnError former = setOnError(zglfwIgnoreServerError);
    grab(display);
    const Name anyType = 0, check = atom(display, "_NET_SUPPORTING_WM_CHECK", 0);
    Name window = root(display), type = 0;
    int hops = 0;
    for (; hops < 2; hops++) {
        int format = 0;
        unsigned long count = 0, rest = 0;
        unsigned char *value = NULL;
        int failed = read(display, window, check, 0, 1, 0, anyType, &type, &format, &count, &rest, &value);
        int isNamed = !failed && value && format == 32 && count == 1;
        if (isNamed) window = *(Name *)value;
        if (value) release(value);
        if (!isNamed) break;
    }
    // The root window names one, which does not name itself.
    if (hops == 1) erase(display, root(display), check);
    ungrab(display);
    await(display, 0);
    setOnError(former);
    return display;
}

// Why something did not come about; NULL where no reason is known.
static inline const char *zglfwReason(void) {
    const char *text = NULL;
    return glfwGetError(&text) == GLFW_NO_ERROR ? NULL : text;
}

static inline int zglfwInit(void) {
    // Errors are asked for where they matter.
    glfwSetErrorCallback(NULL);
    void *display = zglfwForgetLostWindowManager();
    int done = glfwInit();
    // Not before: a server may begin anew when nobody is connected any more.
    int (*close)(void *) = (int (*)(void *))dlsym(RTLD_DEFAULT, "XCloseDisplay");
    if (display && close) close(display);
    return done;
}

// The X server counts from now again until it lets screens go dark, and so do those who ask it how long nobody has moved a hand.
static inline void zglfwKeepScreenAwake(void) {
    void *(*display)(void) = (void *(*)(void))dlsym(RTLD_DEFAULT, "glfwGetX11Display");
    int (*reset)(void *) = (int (*)(void *))dlsym(RTLD_DEFAULT, "XResetScreenSaver");
    int (*flush)(void *) = (int (*)(void *))dlsym(RTLD_DEFAULT, "XFlush");
    if (!display || !reset || !flush || !display()) return;
    reset(display());
    flush(display());
}
