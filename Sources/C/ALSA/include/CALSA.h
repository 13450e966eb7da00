// ALSA's sequencer at run time: its shared library is looked for when MIDI is asked for, so that a program built without it, or
// started where it is missing, works all the same.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Listens to MIDI ports; one thread at a time.
typedef struct AlsaInput AlsaInput;

typedef enum { AlsaIsOpen, AlsaHasNoLibrary, AlsaHasNoSequencer, AlsaHasNoPort } AlsaOutcome;

/// Opens a port of our own, and lets everything flow into it that comes from the ports meant: all there are, also those plugged in
/// later, where `wanted` is NULL; else those whose number (`20:0`) or whose name it is a part of.
/// Where it can't be, `message` (zeroed by the caller) says why, or which ports there are.
AlsaOutcome alsa_open(const char *wanted, AlsaInput **input, char *message, size_t capacity);

/// How many ports are heard now.
int alsa_ports(const AlsaInput *input);

/// Waits until something has come, and writes it as MIDI's bytes, each message whole. 0 once `wake` can be read, -1 where the
/// sequencer has gone.
int alsa_read(AlsaInput *input, int wake, uint8_t *bytes, size_t capacity);

void alsa_close(AlsaInput *input);
