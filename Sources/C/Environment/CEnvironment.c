#include "CEnvironment.h"
#include <stdlib.h>
#include <string.h>

extern char **environ;

void setVariable(const char *name, const char *value, int replaces) {
    if (!replaces && getenv(name)) return;
    if (setenv(name, value, 1) != 0) return;
    size_t count = 0;
    while (environ[count]) count++;
    char **kept = malloc((count + 1) * sizeof *kept);
    if (!kept) return;
    memcpy(kept, environ, (count + 1) * sizeof *kept);
    environ = kept;
}

void setDriverVariables(void) {
    setVariable("glsl_zero_init", "true", 0);
    setVariable("MESA_DEBUG", "silent", 0);
}
