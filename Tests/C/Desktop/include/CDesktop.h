// What the rest of a desktop does: a hand that drops files on a window (the source's side of the XDND protocol, version 5),
// and the resolution that all programs are told.
#ifndef CDESKTOP_H
#define CDESKTOP_H

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

// Says how many dots an inch has, as desktops do for programs that start from now on; 0 where that cannot be said.
int setResolution(const char *display, int dotsPerInch);

// A window manager that ends without taking its name away; 0 where there is no such display.
int crashWindowManager(const char *display);

#endif
