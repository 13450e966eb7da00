// A hand that drops files on a window: the source's side of the XDND protocol, version 5.
#ifndef CDRAGSOURCE_H
#define CDRAGSOURCE_H

typedef enum {
    DropDone,
    DropHasNoDisplay,
    DropIsNotWanted,
    DropIsRefused,
    DropTimedOut,
    // Built where there is no X11.
    DropIsImpossible
} DropEnd;

// Drops a list of URIs (text/uri-list) on a window, at a place of the screen, and waits until the window says that it has them.
DropEnd dropOnWindow(const char *display, unsigned long window, int x, int y, const char *uris, int seconds);

// Drags something over a window, and is gone before the window can answer.
DropEnd vanishOverWindow(const char *display, unsigned long window, int x, int y);

#endif
