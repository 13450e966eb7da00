// What Embedded Swift asks of its host beyond the C library, for `.ci/wasm`.
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

uintptr_t __stack_chk_guard = 0x5bd1e995;
void __stack_chk_fail(void) { __builtin_trap(); }

// The page reads numbers as JavaScript does. What it is given ends with a zero; NaN where it is none.
#define FROM(module, name) __attribute__((import_module(module), import_name(name)))
FROM("page", "number") double pageNumber(const char *text);

const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
    *number = pageNumber(text);
    if (*number != *number) return NULL;
    while (*text) text++;
    return text;
}

// Sines and their like are the browser's: of its own, the module would have to carry 25 KB of tables that no packer makes smaller.
#define ONE(name)                             \
    FROM("Math", #name) double page_##name(double); \
    double name(double x) { return page_##name(x); }
ONE(sin) ONE(cos) ONE(tan) ONE(asin) ONE(acos) ONE(atan) ONE(exp) ONE(log) ONE(log10) ONE(log2) ONE(cbrt) ONE(expm1)

FROM("Math", "atan2") double page_atan2(double, double);
double atan2(double y, double x) { return page_atan2(y, x); }

// JavaScript has no number where C has 1.
FROM("Math", "pow") double page_pow(double, double);
double pow(double x, double y) {
    if (x == 1 || (x == -1 && (y == __builtin_inf() || y == -__builtin_inf()))) return 1;
    return page_pow(x, y);
}

// For the seeds of hashes. Nothing that is seen depends on the order of a dictionary, and no stranger fills one.
void arc4random_buf(void *bytes, size_t count) {
    for (size_t index = 0; index < count; index++) ((uint8_t *)bytes)[index] = (uint8_t)(151 * index + 43);
}

// Memory: rooms of sizes that are a quarter apart, each of which is used again by what fits the same size. A stage asks for the
// same sizes over and over, so that nothing is gained by joining rooms, which is most of what a C library's allocator does.
// A room begins 16 bytes after a multiple of 16, with its size's number before it.
enum { sizes = 112, ahead = 16, page = 65536 };

static struct Room { struct Room *next; } *rooms[sizes];
static char *place, *end;

// 16, 32, 48, 64, 80, 96, 112, 128, 160, 192, …
static size_t roomOf(unsigned number) {
    return number < 4 ? 16 * (number + 1) : (size_t)16 * (4 + number % 4 + 1) << (number / 4 - 1);
}

static unsigned numberOf(size_t size) {
    size_t last = (size + 15) / 16 - (size > 0);
    if (last < 4) return last;
    unsigned halvings = 29 - __builtin_clzl(last);
    return 4 * halvings + (last >> halvings);
}

void *malloc(size_t size) {
    if (size > (size_t)1 << 30) return NULL;
    unsigned number = numberOf(size);
    struct Room *room = rooms[number];
    if (room) {
        rooms[number] = room->next;
        return room;
    }
    size_t needed = roomOf(number) + ahead;
    if ((size_t)(end - place) < needed) {
        size_t pages = (needed + page - 1) / page;
        size_t first = __builtin_wasm_memory_grow(0, pages);
        if (first == (size_t)-1) return NULL;
        // Others, were there any, may have grown memory meanwhile.
        if (end != (char *)(first * page)) place = (char *)(first * page);
        end = (char *)((first + pages) * page);
    }
    char *made = place + ahead;
    place += needed;
    *(unsigned *)(made - ahead) = number;
    return made;
}

void free(void *pointer) {
    if (!pointer) return;
    struct Room *room = pointer;
    unsigned number = *(unsigned *)((char *)pointer - ahead);
    room->next = rooms[number];
    rooms[number] = room;
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
    // Swift has no type that asks for more on this machine.
    if (alignment > 16) __builtin_trap();
    *pointer = malloc(size);
    return *pointer ? 0 : 12;
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
