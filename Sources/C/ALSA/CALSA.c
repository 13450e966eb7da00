#include "CALSA.h"

#include <dlfcn.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

// The few functions in use, declared here so that building needs no headers of ALSA. From its documentation, 1.2.
typedef struct Sequencer Sequencer;
typedef struct Coder Coder;
typedef struct ClientInfo ClientInfo;
typedef struct PortInfo PortInfo;
/// Only an event's kind is looked at and, in the system's announcements, who is meant; these places are fixed.
typedef struct { uint8_t kind, rest[15], client, port; } Event;

static int (*seq_open)(Sequencer **, const char *name, int streams, int mode);
static int (*seq_close)(Sequencer *);
static int (*seq_name)(Sequencer *, const char *);
static int (*seq_own)(Sequencer *);
static int (*make_port)(Sequencer *, const char *, unsigned capabilities, unsigned type);
static int (*connect_from)(Sequencer *, int own, int client, int port);
static int (*take_event)(Sequencer *, Event **);
static int (*descriptor_count)(Sequencer *, short events);
static int (*descriptors)(Sequencer *, struct pollfd *, unsigned room, short events);
static int (*client_make)(ClientInfo **);
static void (*client_free)(ClientInfo *);
static void (*client_set)(ClientInfo *, int);
static int (*client_get)(const ClientInfo *);
static const char *(*client_name)(ClientInfo *);
static int (*next_client)(Sequencer *, ClientInfo *);
static int (*port_make)(PortInfo **);
static void (*port_free)(PortInfo *);
static void (*port_client)(PortInfo *, int);
static void (*port_set)(PortInfo *, int);
static int (*port_get)(const PortInfo *);
static const char *(*port_name)(const PortInfo *);
static unsigned (*port_can)(const PortInfo *);
static int (*next_port)(Sequencer *, PortInfo *);
static int (*coder_make)(size_t, Coder **);
static void (*coder_free)(Coder *);
static void (*coder_plain)(Coder *, int);
static long (*decode)(Coder *, unsigned char *, long, const Event *);
static const char *(*error_text)(int);
static int (*set_handler)(void (*)(const char *, int, const char *, int, const char *, ...));

enum {
    INPUT = 2, WITHOUT_WAITING = 1, CAN_READ = 1 | 1 << 5, CAN_WRITE = 1 << 1 | 1 << 6, GENERIC = 1 << 1 | 1 << 20,
    SYSTEM = 0, ANNOUNCE = 1, PORT_STARTED = 63, PORT_GONE = 64, LONGEST = 1 << 12
};

struct AlsaInput {
    Sequencer *sequencer;
    Coder *coder;
    char *wanted;
    int own, client, ports;
};

static int is_there;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static void *library;

// What goes wrong is said by us.
static void say_nothing(const char *file, int line, const char *function, int code, const char *format, ...) {
    (void)file;
    (void)line;
    (void)function;
    (void)code;
    (void)format;
}

static int find(void *target, const char *name) {
    void *symbol = dlsym(library, name);
    memcpy(target, &symbol, sizeof symbol);
    return symbol != NULL;
}

static void load(void) {
    library = dlopen("libasound.so.2", RTLD_LAZY | RTLD_LOCAL);
    if (!library) return;
    is_there = find(&seq_open, "snd_seq_open") & find(&seq_close, "snd_seq_close") &
               find(&seq_name, "snd_seq_set_client_name") & find(&seq_own, "snd_seq_client_id") &
               find(&make_port, "snd_seq_create_simple_port") & find(&connect_from, "snd_seq_connect_from") &
               find(&take_event, "snd_seq_event_input") &
               find(&descriptor_count, "snd_seq_poll_descriptors_count") &
               find(&descriptors, "snd_seq_poll_descriptors") & find(&client_make, "snd_seq_client_info_malloc") &
               find(&client_free, "snd_seq_client_info_free") &
               find(&client_set, "snd_seq_client_info_set_client") &
               find(&client_get, "snd_seq_client_info_get_client") &
               find(&client_name, "snd_seq_client_info_get_name") & find(&next_client, "snd_seq_query_next_client") &
               find(&port_make, "snd_seq_port_info_malloc") & find(&port_free, "snd_seq_port_info_free") &
               find(&port_client, "snd_seq_port_info_set_client") & find(&port_set, "snd_seq_port_info_set_port") &
               find(&port_get, "snd_seq_port_info_get_port") & find(&port_name, "snd_seq_port_info_get_name") &
               find(&port_can, "snd_seq_port_info_get_capability") & find(&next_port, "snd_seq_query_next_port") &
               find(&coder_make, "snd_midi_event_new") & find(&coder_free, "snd_midi_event_free") &
               find(&coder_plain, "snd_midi_event_no_status") & find(&decode, "snd_midi_event_decode") &
               find(&error_text, "snd_strerror");
    if (is_there && find(&set_handler, "snd_lib_error_set_handler")) set_handler(say_nothing);
}

/// Whether a name has another in it, in letters of any size.
static int has(const char *name, const char *part) {
    size_t length = strlen(part);
    for (; *name; name++) {
        if (strncasecmp(name, part, length) == 0) return 1;
    }
    return 0;
}

static int is_wanted(const AlsaInput *input, const char *client, const char *port, const char *number) {
    return !input->wanted || strcmp(number, input->wanted) == 0 || has(client, input->wanted) || has(port, input->wanted);
}

/// Connects all ports that are meant, or the one that has just come.
static void connect_ports(AlsaInput *input, int only_client, int only_port, char *found, size_t capacity) {
    ClientInfo *client = NULL;
    PortInfo *port = NULL;
    if (client_make(&client) < 0 || port_make(&port) < 0) return;
    client_set(client, -1);
    while (next_client(input->sequencer, client) >= 0) {
        int number = client_get(client);
        if (number == SYSTEM || number == input->client || (only_client >= 0 && number != only_client)) continue;
        port_client(port, number);
        port_set(port, -1);
        while (next_port(input->sequencer, port) >= 0) {
            int place = port_get(port);
            if ((port_can(port) & CAN_READ) != CAN_READ || (only_port >= 0 && place != only_port)) continue;
            char name[32];
            snprintf(name, sizeof name, "%d:%d", number, place);
            if (is_wanted(input, client_name(client), port_name(port), name)) {
                if (connect_from(input->sequencer, input->own, number, place) >= 0) input->ports++;
            } else if (found) {
                size_t length = strlen(found);
                snprintf(found + length, capacity - length, "%s'%s' (%s)", length ? ", " : "", port_name(port), name);
            }
        }
    }
    port_free(port);
    client_free(client);
}

AlsaOutcome alsa_open(const char *wanted, AlsaInput **input, char *message, size_t capacity) {
    pthread_once(&once, load);
    if (!is_there) return AlsaHasNoLibrary;
    AlsaInput *made = calloc(1, sizeof *made);
    if (!made) return AlsaHasNoSequencer;
    made->own = -1;
    int code = seq_open(&made->sequencer, "default", INPUT, WITHOUT_WAITING);
    if (code < 0) made->sequencer = NULL;
    if (code >= 0) code = coder_make(LONGEST, &made->coder);
    if (code >= 0) {
        seq_name(made->sequencer, "zoetrope");
        made->client = seq_own(made->sequencer);
        code = made->own = make_port(made->sequencer, "in", CAN_WRITE, GENERIC);
    }
    if (code < 0) {
        snprintf(message, capacity, "%s", error_text(code));
        alsa_close(made);
        return AlsaHasNoSequencer;
    }
    coder_plain(made->coder, 1);
    made->wanted = wanted ? strdup(wanted) : NULL;
    connect_ports(made, -1, -1, message, capacity);
    if (wanted && made->ports == 0) {
        alsa_close(made);
        return AlsaHasNoPort;
    }
    // What comes later is announced there.
    connect_from(made->sequencer, made->own, SYSTEM, ANNOUNCE);
    *input = made;
    return AlsaIsOpen;
}

int alsa_ports(const AlsaInput *input) { return input->ports; }

int alsa_read(AlsaInput *input, int wake, uint8_t *bytes, size_t capacity) {
    while (1) {
        size_t filled = 0;
        Event *event = NULL;
        int code;
        while (filled + LONGEST <= capacity && (code = take_event(input->sequencer, &event)) >= 0) {
            if (!event) continue;
            if (event->kind == PORT_STARTED) {
                connect_ports(input, event->client, event->port, NULL, 0);
            } else if (event->kind != PORT_GONE) {
                long count = decode(input->coder, bytes + filled, LONGEST, event);
                if (count > 0) filled += (size_t)count;
            }
        }
        if (filled > 0) return (int)filled;
        struct pollfd waiting[9];
        int count = descriptor_count(input->sequencer, POLLIN);
        if (count < 1 || count > 8) return -1;
        descriptors(input->sequencer, waiting, (unsigned)count, POLLIN);
        waiting[count] = (struct pollfd){.fd = wake, .events = POLLIN};
        if (poll(waiting, (nfds_t)count + 1, -1) < 0) continue;
        if (waiting[count].revents) return 0;
        for (int place = 0; place < count; place++) {
            if (waiting[place].revents & (POLLERR | POLLHUP | POLLNVAL)) return -1;
        }
    }
}

void alsa_close(AlsaInput *input) {
    if (input->coder) coder_free(input->coder);
    if (input->sequencer) seq_close(input->sequencer);
    free(input->wanted);
    free(input);
}
