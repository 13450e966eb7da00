#define _GNU_SOURCE
#include "CMalloc.h"
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static const uintptr_t largePage = 2 << 20;

// Of a range that the kernel has given, what can be large pages is to be such.
static void useLargePages(uintptr_t first, uintptr_t end) {
    first = (first + largePage - 1) & ~(largePage - 1);
    end &= ~(largePage - 1);
    if (end > first) madvise((void *)first, end - first, MADV_HUGEPAGE);
}

void takeMemoryAtOnce(size_t size) {
    uintptr_t first = (uintptr_t)sbrk(0);
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    mallopt(M_TOP_PAD, (int)size);
    free(malloc(1 << 20));
    mallopt(M_TOP_PAD, 1 << 20);
    useLargePages(first, (uintptr_t)sbrk(0));
}

#if !defined(__SANITIZE_ADDRESS__) && !(__has_feature(address_sanitizer) || __has_feature(thread_sanitizer))
// Where Mesa's software rasteriser takes its pictures from. With pages of four kilobytes a tenth of the time of a frame goes by looking up
// where they are.
int posix_memalign(void **block, size_t alignment, size_t size) {
    typedef int (*Taking)(void **, size_t, size_t);
    static Taking kept;
    Taking take = __atomic_load_n(&kept, __ATOMIC_RELAXED);
    if (!take) {
        take = (Taking)dlsym(RTLD_NEXT, "posix_memalign");
        __atomic_store_n(&kept, take, __ATOMIC_RELAXED);
    }
    int fault = take(block, alignment, size);
    if (!fault && size >= 2 * largePage) useLargePages((uintptr_t)*block, (uintptr_t)*block + size);
    return fault;
}
#endif
