// zlib: what a PNG is packed with. The macros that Swift cannot see become functions here.
#include <stdlib.h>
#include <zlib.h>

/// A packer on the heap, because zlib keeps its address; NULL when there is no memory. A raw one writes neither header nor
/// checksum. The more memory (1 to 9), the longer are the blocks that are packed alike.
static inline z_stream *zlib_packer(int level, int strategy, int memory, int is_raw) {
    z_stream *stream = (z_stream *)calloc(1, sizeof *stream);
    int window = is_raw ? -MAX_WBITS : MAX_WBITS;
    if (stream && deflateInit2(stream, level, Z_DEFLATED, window, memory, strategy) != Z_OK) {
        free(stream);
        return NULL;
    }
    return stream;
}

static inline void zlib_free_packer(z_stream *stream) {
    if (!stream) return;
    deflateEnd(stream);
    free(stream);
}

static inline z_stream *zlib_unpacker(void) {
    z_stream *stream = (z_stream *)calloc(1, sizeof *stream);
    if (stream && inflateInit(stream) != Z_OK) {
        free(stream);
        return NULL;
    }
    return stream;
}

static inline void zlib_free_unpacker(z_stream *stream) {
    if (!stream) return;
    inflateEnd(stream);
    free(stream);
}
