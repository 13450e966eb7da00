// The scenes of the folder Sources/Document/Scenes, as built into the program.
#pragma once
#include <stddef.h>

typedef struct {
    const char *group;
    const char *name;
    const char *text;
} SceneText;

/// They come in the order in which the program shows them.
size_t scene_text_count(void);
SceneText scene_text(size_t index);
