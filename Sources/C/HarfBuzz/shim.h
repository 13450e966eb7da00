// HarfBuzz: from characters to glyphs and their places, and from glyphs to outlines.
#pragma once

#include <stddef.h>
#include <hb.h>
#include <hb-ot.h>

// Says nothing of a file that is no font: a face without glyphs comes back.
static inline hb_face_t *zhb_open_face(const char *path, unsigned index) {
    hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
    if (!blob) return NULL;
    hb_face_t *face = hb_face_create(blob, index);
    hb_blob_destroy(blob);
    return face;
}

// Variations as fontconfig writes them: "wght=650,slnt=-4".
static inline void zhb_set_variations(hb_font_t *font, const char *text, int length) {
    hb_variation_t variations[32];
    unsigned count = 0;
    int start = 0;
    for (int i = 0; i <= length && count < 32; i++) {
        if (i < length && text[i] != ',') continue;
        if (hb_variation_from_string(text + start, i - start, &variations[count])) count++;
        start = i + 1;
    }
    hb_font_set_variations(font, variations, count);
}

static inline hb_feature_t zhb_feature_off(hb_tag_t tag) {
    hb_feature_t feature = {tag, 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
    return feature;
}
static inline hb_tag_t zhb_tag(char a, char b, char c, char d) { return HB_TAG(a, b, c, d); }

static inline hb_script_t zhb_script(uint32_t character) {
    return hb_unicode_script(hb_unicode_funcs_get_default(), character);
}
static inline int zhb_is_mark(uint32_t character) {
    hb_unicode_general_category_t category =
        hb_unicode_general_category(hb_unicode_funcs_get_default(), character);
    return category == HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK ||
           category == HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK ||
           category == HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK;
}

// An outline goes, point by point, to one function: kind 0 move, 1 line, 2 quadratic, 3 cubic; y goes up.
typedef void (*zhb_outline_step)(void *user, int kind, float x1, float y1, float x2, float y2, float x, float y);
typedef struct {
    zhb_outline_step step;
    void *user;
} zhb_outline;

static inline void zhb_move(
    hb_draw_funcs_t *f, void *data, hb_draw_state_t *s, float x, float y, void *user) {
    zhb_outline *o = (zhb_outline *)data;
    o->step(o->user, 0, 0, 0, 0, 0, x, y);
}
static inline void zhb_line(
    hb_draw_funcs_t *f, void *data, hb_draw_state_t *s, float x, float y, void *user) {
    zhb_outline *o = (zhb_outline *)data;
    o->step(o->user, 1, 0, 0, 0, 0, x, y);
}
static inline void zhb_quadratic(
    hb_draw_funcs_t *f, void *data, hb_draw_state_t *s, float cx, float cy, float x, float y, void *user) {
    zhb_outline *o = (zhb_outline *)data;
    o->step(o->user, 2, cx, cy, 0, 0, x, y);
}
static inline void zhb_cubic(
    hb_draw_funcs_t *f, void *data, hb_draw_state_t *s, float cx, float cy, float dx, float dy, float x, float y,
    void *user) {
    zhb_outline *o = (zhb_outline *)data;
    o->step(o->user, 3, cx, cy, dx, dy, x, y);
}

static inline hb_draw_funcs_t *zhb_outline_functions(void) {
    hb_draw_funcs_t *functions = hb_draw_funcs_create();
    hb_draw_funcs_set_move_to_func(functions, zhb_move, NULL, NULL);
    hb_draw_funcs_set_line_to_func(functions, zhb_line, NULL, NULL);
    hb_draw_funcs_set_quadratic_to_func(functions, zhb_quadratic, NULL, NULL);
    hb_draw_funcs_set_cubic_to_func(functions, zhb_cubic, NULL, NULL);
    hb_draw_funcs_make_immutable(functions);
    return functions;
}
static inline void zhb_draw(
    hb_font_t *font, uint32_t glyph, hb_draw_funcs_t *functions, zhb_outline_step step, void *user) {
    zhb_outline outline = {step, user};
    hb_font_get_glyph_shape(font, glyph, functions, &outline);
}
