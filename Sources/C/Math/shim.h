// The C maths library, and nothing else of C: all that LayoutCore may import.
#include <math.h>

#ifdef __wasm_simd128__
typedef double ZoeTwoDoubles __attribute__((ext_vector_type(2)));
typedef float ZoeFourFloats __attribute__((ext_vector_type(4)));

// The compiler makes floats of doubles one by one there, though there is an instruction that makes two, and zeros behind them.
static inline ZoeFourFloats zoeTwoFloats(ZoeTwoDoubles numbers) {
    ZoeFourFloats floats;
    __asm__("local.get %1\n\tf32x4.demote_f64x2_zero\n\tlocal.set %0" : "=r"(floats) : "r"(numbers));
    return floats;
}

static inline ZoeFourFloats zoeFloats(ZoeTwoDoubles low, ZoeTwoDoubles high) {
    return __builtin_shufflevector(zoeTwoFloats(low), zoeTwoFloats(high), 0, 1, 4, 5);
}
#endif
