#include "/usr/include/harfbuzz/hb-ot.h"
