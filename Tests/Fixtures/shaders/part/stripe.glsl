#ifndef STRIPE
#define STRIPE
float stripe(float x) { return step(0.5, fract(x)); }
#endif
