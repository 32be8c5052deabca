#include "/usr/include/cairo/cairo-ft.h"
