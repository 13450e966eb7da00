// The GLSL of the folder Shaders, as built into the program.
#pragma once
#include <stddef.h>

typedef struct {
    /// The folder in Shaders, or "" for what lies in Shaders itself.
    const char *folder;
    const char *name;
    const char *text;
} ShaderText;

/// They come in the order in which the program shows its effects.
size_t shader_text_count(void);
ShaderText shader_text(size_t index);
