// fontconfig: which fonts the machine has, and which of them is nearest to what is asked for.
#pragma once

#include <fontconfig/fontconfig.h>
