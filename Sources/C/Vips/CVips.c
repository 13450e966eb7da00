#include "CVips.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

// The few functions in use, declared here so that building needs no headers of libvips. From its documentation, 8.14.
typedef struct VipsImage VipsImage;
static int (*start)(const char *name);
static int (*thumbnail_buffer)(void *bytes, size_t count, VipsImage **out, int width, ...);
static VipsImage *(*image_from_buffer)(const void *bytes, size_t count, const char *options, ...);
static int (*image_width)(const VipsImage *);
static int (*image_height)(const VipsImage *);
static int (*image_bands)(const VipsImage *);
static int (*image_orientation)(VipsImage *);
static unsigned long (*type_of_field)(const VipsImage *, const char *name);
static int (*colourspace)(VipsImage *in, VipsImage **out, int space, ...);
static int (*cast)(VipsImage *in, VipsImage **out, int format, ...);
static int (*add_alpha)(VipsImage *in, VipsImage **out, ...);
static void *(*write_to_memory)(VipsImage *, size_t *count);
static VipsImage *(*image_from_memory)(const void *pixels, size_t count, int width, int height, int bands, int format);
static int (*extract_band)(VipsImage *in, VipsImage **out, int band, ...);
static int (*copy_image)(VipsImage *in, VipsImage **out, ...);
static int (*write_to_buffer)(VipsImage *, const char *suffix, void **bytes, size_t *count, ...);
static const char *(*error_text)(void);
static void (*error_clear)(void);
static void (*cache_limit)(int);
static void (*threads)(int);
static void (*block_untrusted)(int);
static void (*unref)(void *object);
static void (*release)(void *memory);
static unsigned int (*set_log)(const char *domain, int levels, void (*handler)(const char *, int, const char *, void *), void *);

enum { SIZE_DOWN = 2, CENTRE = 1, RELATIVE = 1, SRGB = 22, UCHAR = 0, ALL_LEVELS = 0xFC };

static int is_there;
static pthread_once_t once = PTHREAD_ONCE_INIT;
// vips keeps one text of errors for all threads: who wants to read it must be alone.
static pthread_rwlock_t in_use = PTHREAD_RWLOCK_INITIALIZER;

static void say_nothing(const char *domain, int level, const char *text, void *data) {
    (void)domain;
    (void)level;
    (void)text;
    (void)data;
}

static void *library;

static int find(void *target, const char *name) {
    void *symbol = dlsym(library, name);
    memcpy(target, &symbol, sizeof symbol);
    return symbol != NULL;
}

static void load(void) {
    library = dlopen("libvips.so.42", RTLD_LAZY | RTLD_LOCAL);
    if (!library) return;
    int all = find(&start, "vips_init") & find(&thumbnail_buffer, "vips_thumbnail_buffer") &
              find(&image_from_buffer, "vips_image_new_from_buffer") & find(&image_width, "vips_image_get_width") &
              find(&image_height, "vips_image_get_height") & find(&image_bands, "vips_image_get_bands") &
              find(&image_orientation, "vips_image_get_orientation") & find(&type_of_field, "vips_image_get_typeof") &
              find(&colourspace, "vips_colourspace") &
              find(&cast, "vips_cast") & find(&add_alpha, "vips_addalpha") &
              find(&image_from_memory, "vips_image_new_from_memory") & find(&extract_band, "vips_extract_band") &
              find(&copy_image, "vips_copy") & find(&write_to_buffer, "vips_image_write_to_buffer") &
              find(&write_to_memory, "vips_image_write_to_memory") & find(&error_text, "vips_error_buffer") &
              find(&error_clear, "vips_error_clear") & find(&cache_limit, "vips_cache_set_max") &
              find(&threads, "vips_concurrency_set") & find(&unref, "g_object_unref") & find(&release, "g_free");
    if (!all || start("zoetrope") != 0) return;
    // Warnings about files of strangers are not for our standard error.
    if (find(&set_log, "g_log_set_handler")) set_log("VIPS", ALL_LEVELS, say_nothing, NULL);
    cache_limit(0);
    threads(1);
    // From 8.13 on: only loaders that are meant for files of strangers.
    if (find(&block_untrusted, "vips_block_untrusted_set")) block_untrusted(1);
    is_there = 1;
}

int vips_is_there(void) {
    pthread_once(&once, load);
    return is_there;
}

/// The first line that says something.
static void take_message(char *message, size_t capacity) {
    const char *text = error_text();
    while (*text == '\n' || *text == ' ') text++;
    size_t length = strcspn(text, "\n");
    if (length > capacity - 1) length = capacity - 1;
    memcpy(message, text, length);
    error_clear();
}

static int header_of(const void *bytes, size_t count, VipsHeader *header) {
    VipsImage *image = image_from_buffer(bytes, count, "", NULL);
    if (!image) return 0;
    header->width = image_width(image);
    header->height = image_height(image);
    header->orientation = image_orientation(image);
    unref(image);
    return 1;
}

/// Puts the next step's picture in the place of this one.
static int step(VipsImage **image, int failed, VipsImage *next) {
    unref(*image);
    *image = failed ? NULL : next;
    return !failed;
}

static int pixels_of(const void *bytes, size_t count, int width, int height, int crop, VipsPixels *pixels) {
    VipsImage *image = image_from_buffer(bytes, count, "", NULL);
    if (!image) return 0;
    // Pictures that say nothing of their colours are sRGB already, and going through Lab would dull them.
    int has_profile = type_of_field(image, "icc-profile-data") != 0;
    unref(image);
    image = NULL;
    VipsImage *next = NULL;
    // A list of options ends at the first name that is NULL.
    const char *profile = has_profile ? "export_profile" : NULL;
    int failed =
        crop ? thumbnail_buffer(
                   (void *)bytes, count, &image, width, "height", height, "size", SIZE_DOWN, "crop", CENTRE, profile,
                   "srgb", "intent", RELATIVE, NULL)
             : thumbnail_buffer(
                   (void *)bytes, count, &image, width, "height", height, "size", SIZE_DOWN, profile, "srgb",
                   "intent", RELATIVE, NULL);
    if (failed) return 0;
    if (!step(&image, colourspace(image, &next, SRGB, NULL), next)) return 0;
    if (!step(&image, cast(image, &next, UCHAR, NULL), next)) return 0;
    if (image_bands(image) == 3 && !step(&image, add_alpha(image, &next, NULL), next)) return 0;
    size_t size = 0;
    int is_rgba = image_bands(image) == 4;
    pixels->width = image_width(image);
    pixels->height = image_height(image);
    pixels->pixels = is_rgba ? write_to_memory(image, &size) : NULL;
    unref(image);
    return pixels->pixels != NULL && size == (size_t)pixels->width * (size_t)pixels->height * 4;
}

int vips_read_header(const void *bytes, size_t count, VipsHeader *header, char *message, size_t capacity) {
    if (!vips_is_there()) return 0;
    pthread_rwlock_rdlock(&in_use);
    int done = header_of(bytes, count, header);
    pthread_rwlock_unlock(&in_use);
    if (done) return 1;
    pthread_rwlock_wrlock(&in_use);
    error_clear();
    done = header_of(bytes, count, header);
    if (!done) take_message(message, capacity);
    pthread_rwlock_unlock(&in_use);
    return done;
}

int vips_read_pixels(
    const void *bytes, size_t count, int width, int height, int crop, VipsPixels *pixels, char *message,
    size_t capacity) {
    if (!vips_is_there()) return 0;
    pthread_rwlock_rdlock(&in_use);
    int done = pixels_of(bytes, count, width, height, crop, pixels);
    pthread_rwlock_unlock(&in_use);
    if (done) return 1;
    vips_free_pixels(pixels);
    pthread_rwlock_wrlock(&in_use);
    error_clear();
    done = pixels_of(bytes, count, width, height, crop, pixels);
    if (!done) {
        vips_free_pixels(pixels);
        take_message(message, capacity);
    }
    pthread_rwlock_unlock(&in_use);
    return done;
}

void vips_free_pixels(VipsPixels *pixels) {
    if (pixels->pixels) release(pixels->pixels);
    pixels->pixels = NULL;
}

static int file_of(
    const uint8_t *pixels, int width, int height, int has_alpha, const char *suffix, VipsFile *file) {
    size_t size = (size_t)width * (size_t)height * 4;
    VipsImage *image = image_from_memory(pixels, size, width, height, 4, UCHAR);
    if (!image) return 0;
    VipsImage *next = NULL;
    if (!has_alpha && !step(&image, extract_band(image, &next, 0, "n", 3, NULL), next)) return 0;
    if (!step(&image, copy_image(image, &next, "interpretation", SRGB, NULL), next)) return 0;
    void *bytes = NULL;
    int failed = write_to_buffer(image, suffix, &bytes, &file->count, NULL);
    unref(image);
    file->bytes = failed ? NULL : bytes;
    return file->bytes != NULL;
}

int vips_write_pixels(
    const uint8_t *pixels, int width, int height, int has_alpha, const char *suffix, VipsFile *file, char *message,
    size_t capacity) {
    if (!vips_is_there()) return 0;
    pthread_rwlock_wrlock(&in_use);
    error_clear();
    int done = file_of(pixels, width, height, has_alpha, suffix, file);
    if (!done) take_message(message, capacity);
    pthread_rwlock_unlock(&in_use);
    return done;
}

void vips_free_file(VipsFile *file) {
    if (file->bytes) release(file->bytes);
    file->bytes = NULL;
}
