#include "/usr/include/harfbuzz/hb-ft.h"
