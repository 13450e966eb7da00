// libvips at run time: its shared library is looked for when the first picture is to be read, so that a program built
// without it, or started where it is missing, works all the same.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// 1 when libvips is there and ready, 0 when it is not. May be called from any thread, often.
int vips_is_there(void);

/// What a file says of its picture before it is unpacked.
typedef struct {
    int width;
    int height;
    /// EXIF's, 1 to 8.
    int orientation;
} VipsHeader;

/// Reads the header of a picture in memory. Returns 1, or 0 with the reason in `message` (zeroed by the caller).
int vips_read_header(const void *bytes, size_t count, VipsHeader *header, char *message, size_t capacity);

/// A picture as RGBA in sRGB, eight bits a channel, alpha not multiplied in.
typedef struct {
    uint8_t *pixels;
    int width;
    int height;
} VipsPixels;

/// Unpacks a picture, turned the way EXIF says and never enlarged: with `crop` not 0 it covers width × height and what
/// hangs over is cut off evenly, otherwise it fits in. What is broken off at the end of a file is left grey.
/// Returns 1, or 0 with the reason. The pixels go back to vips_free_pixels.
int vips_read_pixels(
    const void *bytes, size_t count, int width, int height, int crop, VipsPixels *pixels, char *message,
    size_t capacity);

void vips_free_pixels(VipsPixels *pixels);

/// A file in memory.
typedef struct {
    uint8_t *bytes;
    size_t count;
} VipsFile;

/// Packs a picture of RGBA in sRGB, alpha not multiplied in, as the kind of file that the suffix names, with its options:
/// `.jpg[Q=90]`. Without `has_alpha` alpha is left out. Returns 1, or 0 with the reason. The bytes go back to vips_free_file.
int vips_write_pixels(
    const uint8_t *pixels, int width, int height, int has_alpha, const char *suffix, VipsFile *file, char *message,
    size_t capacity);

void vips_free_file(VipsFile *file);
