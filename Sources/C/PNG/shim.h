// libpng, behind one function: its errors jump (setjmp), and a jump must never cross Swift.
#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <string.h>

typedef struct {
    const uint8_t *bytes;
    size_t count;
    size_t position;
    char *message;
    size_t capacity;
} PNGSource;

static inline void png_source_read(png_structp png, png_bytep target, size_t count) {
    PNGSource *source = (PNGSource *)png_get_io_ptr(png);
    if (count > source->count - source->position) png_error(png, "it ends too early");
    memcpy(target, source->bytes + source->position, count);
    source->position += count;
}

static inline void png_source_fail(png_structp png, png_const_charp text) {
    PNGSource *source = (PNGSource *)png_get_error_ptr(png);
    strncpy(source->message, text, source->capacity - 1);
    png_longjmp(png, 1);
}

static inline void png_source_warn(png_structp png, png_const_charp text) {
    (void)png;
    (void)text;
}

/// Decodes into `rgba` (width × height × 4 bytes, zeroed by the caller). Checksums are the caller's to check.
/// Returns 1, or 0 with the reason in `message` (zeroed by the caller).
static inline int png_decode_rgba(
    const uint8_t *bytes, size_t count, uint8_t *rgba, uint32_t width, uint32_t height, char *message, size_t capacity) {
    PNGSource source = {bytes, count, 0, message, capacity};
    png_structp png =
        png_create_read_struct(PNG_LIBPNG_VER_STRING, &source, png_source_fail, png_source_warn);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (!info) {
        png_destroy_read_struct(&png, NULL, NULL);
        strncpy(message, "no memory", capacity - 1);
        return 0;
    }
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        return 0;
    }
    png_set_read_fn(png, &source, png_source_read);
    png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_read_info(png, info);
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height ||
        png_get_rowbytes(png, info) != (size_t)width * 4) {
        png_error(png, "its header says two things");
    }
    for (int pass = 0; pass < passes; pass++) {
        for (uint32_t y = 0; y < height; y++) {
            png_read_row(png, rgba + (size_t)y * width * 4, NULL);
        }
    }
    png_read_end(png, NULL);
    png_destroy_read_struct(&png, &info, NULL);
    return 1;
}
