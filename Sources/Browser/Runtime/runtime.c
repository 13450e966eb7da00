// What Embedded Swift asks of its host beyond the C library, for `.ci/wasm`.
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

uintptr_t __stack_chk_guard = 0x5bd1e995;
void __stack_chk_fail(void) { __builtin_trap(); }

// Numbers as text, with a point whatever the country.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
    char *end;
    *number = strtod(text, &end);
    return end == text ? NULL : end;
}

// For the seeds of hashes. Nothing that is seen depends on the order of a dictionary, and no stranger fills one.
void arc4random_buf(void *bytes, size_t count) {
    for (size_t index = 0; index < count; index++) ((uint8_t *)bytes)[index] = (uint8_t)(151 * index + 43);
}

// Unicode. Names in formulas, of knobs and of layouts are ASCII; other letters are in messages and help only, where they are counted
// for columns and nothing else. So this takes the place of tables of a hundred kilobytes: marks and joiners count with what they stand
// on, and no text is composed, decomposed or made small or large beyond ASCII.

static int isMark(uint32_t c) {
    return (c >= 0x300 && c <= 0x36F) || (c >= 0x1AB0 && c <= 0x1AFF) || (c >= 0x20D0 && c <= 0x20FF)
        || (c >= 0xFE00 && c <= 0xFE0F) || c == 0x200D || c == 0x200C || (c >= 0x1F3FB && c <= 0x1F3FF);
}

uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) { return isMark(scalar) ? 1 : 0xFF; }
_Bool _swift_stdlib_isExtendedPictographic(uint32_t c) {
    return (c >= 0x1F300 && c <= 0x1FAFF && !isMark(c)) || (c >= 0x2600 && c <= 0x27BF);
}
_Bool _swift_stdlib_isInCB_Consonant(uint32_t scalar) { (void)scalar; return 0; }

// 25 is a control character, 21 another symbol.
uint8_t _swift_stdlib_getGeneralCategory(uint32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0) ? 25 : 21; }

uint16_t _swift_stdlib_getNormData(uint32_t scalar) { (void)scalar; return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t x, uint32_t y) { (void)x; (void)y; return UINT32_MAX; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return scalar; }
const uint8_t _swift_stdlib_nfd_decompositions[1];

int32_t _swift_stdlib_getMapping(uint32_t scalar, uint8_t kind) { (void)scalar; (void)kind; return 0; }
const uint8_t *_swift_stdlib_getSpecialMapping(uint32_t scalar, uint8_t kind, ptrdiff_t *length) {
    (void)scalar; (void)kind;
    *length = 0;
    return NULL;
}
