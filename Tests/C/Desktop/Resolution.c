#include "CDesktop.h"

#if __has_include(<X11/Xlib.h>)
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <stdio.h>
#include <string.h>

int setResolution(const char *name, int dotsPerInch) {
    Display *display = XOpenDisplay(name);
    if (!display) return 0;
    char resources[40];
    snprintf(resources, sizeof resources, "Xft.dpi:\t%d\n", dotsPerInch);
    XChangeProperty(
        display, DefaultRootWindow(display), XA_RESOURCE_MANAGER, XA_STRING, 8, PropModeReplace,
        (const unsigned char *)resources, (int)strlen(resources));
    // Otherwise the server begins anew when this connection ends.
    XSetCloseDownMode(display, RetainPermanent);
    XCloseDisplay(display);
    return 1;
}
#else
int setResolution(const char *name, int dotsPerInch) { return 0; }
#endif
