#include "/usr/include/glib-2.0/gmodule.h"
