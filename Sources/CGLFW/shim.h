#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

// What is said when the X server goes away. Xlib itself would end the program with exit code 1, and nothing may be called
// in between but what is safe then: the message stands ready, and the exit code is that of a missing display.
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

// GLFW has loaded Xlib where there is one; it is looked up rather than linked, for platforms without it.
static inline void zglfwSayWhenServerGoes(const char *words) {
    strncpy(zglfwLastWords(), words, 511);
    typedef int (*Handler)(void *);
    Handler (*setHandler)(Handler) = (Handler (*)(Handler))dlsym(RTLD_DEFAULT, "XSetIOErrorHandler");
    if (setHandler) setHandler(zglfwServerIsGone);
}
