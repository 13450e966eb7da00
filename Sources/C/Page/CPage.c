// The one list of the scripts in Sources/Browser/Page. Embedded like the shaders of CShaders.
#include "CPage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t unpacking[] = {
#embed "../../Browser/Page/unpacking.js"
};
static const uint8_t boot[] = {
#embed "../../Browser/Page/boot.js"
};
static const uint8_t stage[] = {
#embed "../../Browser/Page/stage.js"
};
static const uint8_t shaders[] = {
#embed "../../Browser/Page/shaders.js"
};
static const uint8_t cards[] = {
#embed "../../Browser/Page/cards.js"
};
static const uint8_t timeline[] = {
#embed "../../Browser/Page/timeline.js"
};
static const uint8_t looks[] = {
#embed "../../Browser/Page/looks.js"
};
static const uint8_t zoom[] = {
#embed "../../Browser/Page/zoom.js"
};
static const uint8_t detail[] = {
#embed "../../Browser/Page/detail.js"
};
static const uint8_t letters[] = {
#embed "../../Browser/Page/letters.js"
};
static const uint8_t seams[] = {
#embed "../../Browser/Page/seams.js"
};
static const uint8_t lights[] = {
#embed "../../Browser/Page/lights.js"
};
static const uint8_t bodies[] = {
#embed "../../Browser/Page/bodies.js"
};
static const uint8_t bent[] = {
#embed "../../Browser/Page/bent.js"
};
static const uint8_t flats[] = {
#embed "../../Browser/Page/flats.js"
};
static const uint8_t inputs[] = {
#embed "../../Browser/Page/inputs.js"
};
static const uint8_t keys[] = {
#embed "../../Browser/Page/keys.js"
};
static const uint8_t films[] = {
#embed "../../Browser/Page/films.js"
};
static const uint8_t sounds[] = {
#embed "../../Browser/Page/sounds.js"
};
static const uint8_t effects[] = {
#embed "../../Browser/Page/effects.js"
};
static const uint8_t faces[] = {
#embed "../../Browser/Page/faces.js"
};
static const uint8_t passes[] = {
#embed "../../Browser/Page/passes.js"
};
static const uint8_t journey[] = {
#embed "../../Browser/Page/journey.js"
};
static const uint8_t post[] = {
#embed "../../Browser/Page/post.js"
};
static const uint8_t floor_[] = {
#embed "../../Browser/Page/floor.js"
};
static const uint8_t pictures[] = {
#embed "../../Browser/Page/pictures.js"
};
static const uint8_t fineness[] = {
#embed "../../Browser/Page/fineness.js"
};
static const uint8_t artwork[] = {
#embed "../../Browser/Page/artwork.js"
};
static const uint8_t renderer[] = {
#embed "../../Browser/Page/renderer.js"
};
static const uint8_t frames[] = {
#embed "../../Browser/Page/frames.js"
};
static const uint8_t hands[] = {
#embed "../../Browser/Page/hands.js"
};
static const uint8_t scene[] = {
#embed "../../Browser/Page/scene.js"
};
static const uint8_t parts[] = {
#embed "../../Browser/Page/parts.js"
};
static const uint8_t panel[] = {
#embed "../../Browser/Page/panel.js"
};
static const uint8_t page[] = {
#embed "../../Browser/Page/page.js"
};
static const uint8_t element[] = {
#embed "../../Browser/Page/element.js"
};
static const uint8_t site[] = {
#embed "../../Browser/Page/site.js"
};
static const uint8_t site_style[] = {
#embed "../../Browser/Page/site.css"
};
static const uint8_t scene_style[] = {
#embed "../../Browser/Page/scene.css"
};
static const uint8_t style[] = {
#embed "../../Browser/Page/page.css"
};
static const uint8_t module[] = {
#embed "../../Browser/Module/stage.wasm.z"
};

#define FILE_OF(bytes) {bytes, sizeof bytes}
static const PageFile scripts[] = {
    FILE_OF(stage), FILE_OF(shaders), FILE_OF(cards), FILE_OF(letters), FILE_OF(seams), FILE_OF(flats),
    FILE_OF(floor_), FILE_OF(pictures), FILE_OF(fineness), FILE_OF(artwork), FILE_OF(renderer), FILE_OF(frames), FILE_OF(timeline),
    FILE_OF(looks), FILE_OF(zoom), FILE_OF(detail), FILE_OF(parts), FILE_OF(hands), FILE_OF(scene), FILE_OF(panel),
};

// What only shaders of the user's own need.
static const PageFile shader_scripts[] = {
    FILE_OF(effects), FILE_OF(inputs), FILE_OF(keys),    FILE_OF(films), FILE_OF(sounds),
    FILE_OF(passes),  FILE_OF(faces),  FILE_OF(journey), FILE_OF(post),
};

// What only light and thick or bent cards need.
static const PageFile space_scripts[] = {FILE_OF(lights), FILE_OF(bodies), FILE_OF(bent)};

size_t page_space_script_count(void) { return sizeof space_scripts / sizeof *space_scripts; }
PageFile page_space_script(size_t index) { return space_scripts[index]; }
size_t page_shader_script_count(void) { return sizeof shader_scripts / sizeof *shader_scripts; }
PageFile page_shader_script(size_t index) { return shader_scripts[index]; }
size_t page_script_count(void) { return sizeof scripts / sizeof *scripts; }
PageFile page_script(size_t index) { return scripts[index]; }
PageFile page_unpacking(void) { return (PageFile)FILE_OF(unpacking); }
PageFile page_boot(void) { return (PageFile)FILE_OF(boot); }
PageFile page_own_script(void) { return (PageFile)FILE_OF(page); }
PageFile page_element_script(void) { return (PageFile)FILE_OF(element); }
PageFile page_site_script(void) { return (PageFile)FILE_OF(site); }
PageFile page_site_style(void) { return (PageFile)FILE_OF(site_style); }
PageFile page_scene_style(void) { return (PageFile)FILE_OF(scene_style); }
PageFile page_style(void) { return (PageFile)FILE_OF(style); }
PageFile page_module(void) { return (PageFile)FILE_OF(module); }
