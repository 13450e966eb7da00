// The C maths library, and nothing else of C: all that LayoutCore may import.
#include <math.h>

typedef double ZoeTwoDoubles __attribute__((ext_vector_type(2)));
typedef float ZoeFourFloats __attribute__((ext_vector_type(4)));

// Said here, each of these is one instruction; said in Swift, lane by lane, it now and then becomes a branch for each lane.
static inline ZoeTwoDoubles zoeLarger(ZoeTwoDoubles a, ZoeTwoDoubles b) { return a > b ? a : b; }

static inline ZoeTwoDoubles zoeSmaller(ZoeTwoDoubles a, ZoeTwoDoubles b) { return a < b ? a : b; }

static inline ZoeTwoDoubles zoeMagnitude(ZoeTwoDoubles a) { return __builtin_elementwise_abs(a); }

#ifdef __wasm_simd128__
// The compiler makes floats of doubles one by one there, though there is an instruction that makes two, and zeros behind them.
static inline ZoeFourFloats zoeTwoFloats(ZoeTwoDoubles numbers) {
    ZoeFourFloats floats;
    __asm__("local.get %1\n\tf32x4.demote_f64x2_zero\n\tlocal.set %0" : "=r"(floats) : "r"(numbers));
    return floats;
}

static inline ZoeFourFloats zoeFloats(ZoeTwoDoubles low, ZoeTwoDoubles high) {
    return __builtin_shufflevector(zoeTwoFloats(low), zoeTwoFloats(high), 0, 1, 4, 5);
}
#else
typedef float ZoeTwoFloats __attribute__((ext_vector_type(2)));

static inline ZoeFourFloats zoeFloats(ZoeTwoDoubles low, ZoeTwoDoubles high) {
    return __builtin_shufflevector(
        __builtin_convertvector(low, ZoeTwoFloats), __builtin_convertvector(high, ZoeTwoFloats), 0, 1, 2, 3);
}
#endif
