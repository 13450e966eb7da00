// liblo at run time: its shared library is looked for when the first OSC message is to be read, so that a program built
// without it, or started where it is missing, works all the same.
#pragma once
#include <stddef.h>

/// 1 when liblo is there, 0 when it is not. May be called from any thread, often.
int osc_is_there(void);

/// One argument of a message. The type is OSC's own letter; numbers of all types are in `number`, and `text` is NULL for
/// whatever is no text.
typedef struct {
    char type;
    double number;
    const char *text;
} OSCArgument;

/// Is given a message's address and its arguments, which are there until it returns.
typedef void (*OSCReceiver)(void *context, const char *address, const OSCArgument *arguments, size_t count);

/// Reads one message (no bundle). Returns 1, or 0 where the bytes are none.
int osc_read(const void *bytes, size_t count, OSCReceiver receiver, void *context);
