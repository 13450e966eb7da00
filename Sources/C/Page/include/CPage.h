// What an exported page is made of: the folder Sources/Browser/Page, and the module that `.ci/wasm` has made, as built into the
// program.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct {
    const uint8_t *bytes;
    size_t count;
} PageFile;

/// What all pages have, in the order in which they have it.
size_t page_script_count(void);
PageFile page_script(size_t index);
// What scenes with shaders of the user's own run besides.
size_t page_shader_script_count(void);
PageFile page_shader_script(size_t index);
// What scenes with light or thick cards run besides.
size_t page_space_script_count(void);
PageFile page_space_script(size_t index);

/// What comes before them.
PageFile page_unpacking(void);

/// For a page with one scene: what comes first, what comes last, and its style.
PageFile page_boot(void);
PageFile page_own_script(void);
PageFile page_style(void);

/// For pages that share a script: the element, and what a site does.
PageFile page_element_script(void);
PageFile page_site_script(void);
PageFile page_site_style(void);

/// The style of a scene on any page.
PageFile page_scene_style(void);

/// The module, packed by zlib.
PageFile page_module(void);
