#define _GNU_SOURCE
#include "CMalloc.h"
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
