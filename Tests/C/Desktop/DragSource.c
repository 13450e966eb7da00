#include "CDesktop.h"

#if __has_include(<X11/Xlib.h>)
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <poll.h>
#include <string.h>
#include <time.h>

typedef struct {
    Display *display;
    Window source;
    Window target;
    struct timespec end;
} Drag;

static int ignoreError(Display *display, XErrorEvent *error) {
    (void)display;
    (void)error;
    return 0;
}

static Atom atom(Drag *drag, const char *name) { return XInternAtom(drag->display, name, False); }

static void tell(Drag *drag, const char *message, long a, long b, long c, long d) {
    XEvent event;
    memset(&event, 0, sizeof event);
    event.xclient.type = ClientMessage;
    event.xclient.display = drag->display;
    event.xclient.window = drag->target;
    event.xclient.message_type = atom(drag, message);
    event.xclient.format = 32;
    event.xclient.data.l[0] = (long)drag->source;
    event.xclient.data.l[1] = a;
    event.xclient.data.l[2] = b;
    event.xclient.data.l[3] = c;
    event.xclient.data.l[4] = d;
    XSendEvent(drag->display, drag->target, False, NoEventMask, &event);
    XFlush(drag->display);
}

// The next event; false once there is no time left.
static int take(Drag *drag, XEvent *event) {
    while (!XPending(drag->display)) {
        struct timespec now;
        clock_gettime(CLOCK_MONOTONIC, &now);
        long left = (drag->end.tv_sec - now.tv_sec) * 1000 + (drag->end.tv_nsec - now.tv_nsec) / 1000000;
        struct pollfd file = {ConnectionNumber(drag->display), POLLIN, 0};
        if (left <= 0 || poll(&file, 1, (int)left) <= 0) return 0;
    }
    XNextEvent(drag->display, event);
    return 1;
}

// Whoever asks for what is dragged gets it.
static void answer(Drag *drag, XSelectionRequestEvent *request, const char *uris) {
    Atom list = atom(drag, "text/uri-list");
    XEvent event;
    memset(&event, 0, sizeof event);
    event.xselection.type = SelectionNotify;
    event.xselection.requestor = request->requestor;
    event.xselection.selection = request->selection;
    event.xselection.target = request->target;
    event.xselection.time = request->time;
    if (request->target == list && request->property != None) {
        XChangeProperty(
            drag->display, request->requestor, request->property, list, 8, PropModeReplace,
            (const unsigned char *)uris, (int)strlen(uris));
        event.xselection.property = request->property;
    }
    XSendEvent(drag->display, request->requestor, False, NoEventMask, &event);
    XFlush(drag->display);
}

// Waits for a message of the target, and serves it meanwhile.
static int hear(Drag *drag, const char *message, const char *uris, XEvent *event) {
    Atom wanted = atom(drag, message);
    while (take(drag, event)) {
        if (event->type == SelectionRequest) answer(drag, &event->xselectionrequest, uris);
        if (event->type == ClientMessage && event->xclient.message_type == wanted) return 1;
    }
    return 0;
}

static DropEnd drop(Drag *drag, int x, int y, const char *uris) {
    Atom type;
    int format;
    unsigned long count, rest;
    unsigned char *version = NULL;
    int isThere = XGetWindowProperty(
        drag->display, drag->target, atom(drag, "XdndAware"), 0, 1, False, XA_ATOM, &type, &format, &count, &rest,
        &version);
    if (version) XFree(version);
    if (isThere != Success || count == 0) return DropIsNotWanted;

    XEvent event;
    XSetSelectionOwner(drag->display, atom(drag, "XdndSelection"), drag->source, CurrentTime);
    tell(drag, "XdndEnter", 5L << 24, (long)atom(drag, "text/uri-list"), 0, 0);
    tell(drag, "XdndPosition", 0, ((long)x << 16) | y, CurrentTime, (long)atom(drag, "XdndActionCopy"));
    if (!hear(drag, "XdndStatus", uris, &event)) return DropTimedOut;
    if (!(event.xclient.data.l[1] & 1)) {
        tell(drag, "XdndLeave", 0, 0, 0, 0);
        return DropIsRefused;
    }
    tell(drag, "XdndDrop", 0, CurrentTime, 0, 0);
    return hear(drag, "XdndFinished", uris, &event) ? DropDone : DropTimedOut;
}

static Drag begin(const char *display, unsigned long window, int seconds) {
    XSetErrorHandler(ignoreError);
    Drag drag = {.display = XOpenDisplay(display), .target = window};
    if (!drag.display) return drag;
    clock_gettime(CLOCK_MONOTONIC, &drag.end);
    drag.end.tv_sec += seconds;
    drag.source = XCreateSimpleWindow(drag.display, DefaultRootWindow(drag.display), 0, 0, 1, 1, 0, 0, 0);
    return drag;
}

DropEnd dropOnWindow(const char *display, unsigned long window, int x, int y, const char *uris, int seconds) {
    Drag drag = begin(display, window, seconds);
    if (!drag.display) return DropHasNoDisplay;
    DropEnd end = drop(&drag, x, y, uris);
    XCloseDisplay(drag.display);
    return end;
}

DropEnd vanishOverWindow(const char *display, unsigned long window, int x, int y) {
    Drag drag = begin(display, window, 0);
    if (!drag.display) return DropHasNoDisplay;
    // Nobody hears of it before the source is gone.
    XGrabServer(drag.display);
    tell(&drag, "XdndEnter", 5L << 24, (long)atom(&drag, "text/uri-list"), 0, 0);
    tell(&drag, "XdndPosition", 0, ((long)x << 16) | y, CurrentTime, (long)atom(&drag, "XdndActionCopy"));
    XDestroyWindow(drag.display, drag.source);
    XUngrabServer(drag.display);
    XCloseDisplay(drag.display);
    return DropDone;
}
#else
DropEnd vanishOverWindow(const char *display, unsigned long window, int x, int y) { return DropIsImpossible; }

DropEnd dropOnWindow(const char *display, unsigned long window, int x, int y, const char *uris, int seconds) {
    return DropIsImpossible;
}
#endif
