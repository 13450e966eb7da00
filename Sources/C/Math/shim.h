// The C maths library, and nothing else of C: all that LayoutCore may import.
#include <math.h>
