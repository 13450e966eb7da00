// What keeps memory from growing, as far as the C library lets one say.
#include <malloc.h>
