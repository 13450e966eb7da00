#include "CEnvironment.h"
#include <stdlib.h>
#include <string.h>

extern char **environ;

// The array that was made last; before its variables it has the one that was made before it. None is ever given back.
static char **last;

void setVariable(const char *name, const char *value, int replaces) {
    if (!replaces && getenv(name)) return;
    if (setenv(name, value, 1) != 0) return;
    size_t count = 0;
    while (environ[count]) count++;
    char **kept = malloc((count + 2) * sizeof *kept);
    if (!kept) return;
    kept[0] = (char *)last;
    memcpy(kept + 1, environ, (count + 1) * sizeof *kept);
    last = kept;
    environ = kept + 1;
}

void setDriverVariables(void) {
    setVariable("glsl_zero_init", "true", 0);
    setVariable("MESA_DEBUG", "silent", 0);
}
