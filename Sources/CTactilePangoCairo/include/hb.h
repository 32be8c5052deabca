#include "/usr/include/harfbuzz/hb.h"
