// The GLSL of the folder Shaders, as built into the program.
#pragma once
#include <stddef.h>

typedef struct {
    /// From the folder Shaders.
    const char *path;
    const char *text;
} ShaderText;

/// In the order of their paths.
size_t shader_text_count(void);
ShaderText shader_text(size_t index);
