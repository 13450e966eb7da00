// What an exported page is made of: the folder Sources/Browser/Page, and the module that `.ci/wasm` has made, as built into the
// program.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct {
    const uint8_t *bytes;
    size_t count;
} PageFile;

/// In the order in which a page has them.
size_t page_script_count(void);
PageFile page_script(size_t index);

/// What unpacks them.
PageFile page_boot(void);

PageFile page_style(void);

/// The module, packed by zlib.
PageFile page_module(void);
