#include "CLiblo.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <string.h>
#include <sys/types.h>

// The few functions in use, declared here so that building needs no headers of liblo. From its documentation, 0.31.
typedef struct Message Message;
typedef union {
    int32_t i;
    int64_t h;
    float f;
    double d;
    char s;
    unsigned char c;
} Value;
static Message *(*deserialise)(void *bytes, size_t count, int *result);
static char *(*path_of)(void *bytes, ssize_t count);
static int (*count_of)(Message *);
static char *(*types_of)(Message *);
static Value **(*values_of)(Message *);
static void (*release)(Message *);

enum { MOST = 64 };

static int is_there;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static void *library;

static int find(void *target, const char *name) {
    void *symbol = dlsym(library, name);
    memcpy(target, &symbol, sizeof symbol);
    return symbol != NULL;
}

static void load(void) {
    const char *names[] = {"liblo.so.7", "liblo.7.dylib"};
    for (int i = 0; i < 2 && !library; i++) library = dlopen(names[i], RTLD_LAZY | RTLD_LOCAL);
    if (!library) return;
    is_there = find(&deserialise, "lo_message_deserialise") & find(&path_of, "lo_get_path") &
               find(&count_of, "lo_message_get_argc") & find(&types_of, "lo_message_get_types") &
               find(&values_of, "lo_message_get_argv") & find(&release, "lo_message_free");
}

int osc_is_there(void) {
    pthread_once(&once, load);
    return is_there;
}

static OSCArgument argument(char type, const Value *value) {
    OSCArgument made = {type, 0, NULL};
    switch (type) {
    case 'i': made.number = value->i; break;
    case 'h': made.number = (double)value->h; break;
    case 'f': made.number = value->f; break;
    case 'd': made.number = value->d; break;
    case 'T': made.number = 1; break;
    case 's':
    case 'S': made.text = &value->s; break;
    }
    return made;
}

int osc_read(const void *bytes, size_t count, OSCReceiver receiver, void *context) {
    if (!osc_is_there()) return 0;
    int result = 0;
    // It copies what it needs.
    Message *message = deserialise((void *)bytes, count, &result);
    if (!message) return 0;
    int all = count_of(message);
    const char *types = types_of(message);
    Value **values = values_of(message);
    int done = all <= MOST && (all == 0 || (types && values));
    if (done) {
        OSCArgument arguments[MOST];
        for (int i = 0; i < all; i++) arguments[i] = argument(types[i], values[i]);
        receiver(context, path_of((void *)bytes, (ssize_t)count), arguments, (size_t)all);
    }
    release(message);
    return done;
}
