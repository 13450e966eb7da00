// FriBidi: the Unicode bidirectional algorithm (UAX #9).
#pragma once

#include <fribidi.h>
#include <stdlib.h>

// The level of every character of one paragraph, even from left to right, odd from right to left. Returns the
// paragraph's own level, 0 or 1.
static inline int zbidi_levels(const uint32_t *text, int count, int8_t *levels) {
    FriBidiCharType *types = (FriBidiCharType *)malloc(sizeof(FriBidiCharType) * (size_t)count + 1);
    FriBidiBracketType *brackets = (FriBidiBracketType *)malloc(sizeof(FriBidiBracketType) * (size_t)count + 1);
    FriBidiParType base = FRIBIDI_PAR_ON;
    FriBidiLevel most = 0;
    if (types && brackets) {
        fribidi_get_bidi_types(text, count, types);
        fribidi_get_bracket_types(text, count, types, brackets);
        most = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, levels);
    }
    free(types);
    free(brackets);
    if (most == 0)
        for (int i = 0; i < count; i++) levels[i] = 0;
    return most != 0 && FRIBIDI_IS_RTL(base) ? 1 : 0;
}
