// How the C library takes memory from the system, as far as it lets one say.
#pragma once
#include <malloc.h>
#include <stddef.h>

// For a process that ends soon: what it takes comes from one large range, in large pages where the kernel has them, and is not given
// back. Each page that is touched for the first time costs the same, whatever its size.
void takeMemoryAtOnce(size_t size);

// What is free goes back to the system; by itself the library keeps it as long as anything behind it is in use.
static inline void giveBackFreeMemory(void) { malloc_trim(0); }
