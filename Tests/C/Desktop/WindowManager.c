#include "CDesktop.h"

#if __has_include(<X11/Xlib.h>)
#include <X11/Xatom.h>
#include <X11/Xlib.h>

int crashWindowManager(const char *name) {
    Display *display = XOpenDisplay(name);
    if (!display) return 0;
    Window root = DefaultRootWindow(display);
    Window window = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0);
    Atom check = XInternAtom(display, "_NET_SUPPORTING_WM_CHECK", False);
    XChangeProperty(display, root, check, XA_WINDOW, 32, PropModeReplace, (const unsigned char *)&window, 1);
    XDestroyWindow(display, window);
    // Otherwise the server begins anew when this connection ends.
    XSetCloseDownMode(display, RetainPermanent);
    XCloseDisplay(display);
    return 1;
}
#else
int crashWindowManager(const char *name) { return 0; }
#endif
