#include "/usr/include/glib-2.0/glib-object.h"
