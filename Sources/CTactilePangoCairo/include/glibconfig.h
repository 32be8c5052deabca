// The part of GLib's headers that depends on the machine.
#if defined(__x86_64__) && __has_include("/usr/lib/x86_64-linux-gnu/glib-2.0/include/glibconfig.h")
#include "/usr/lib/x86_64-linux-gnu/glib-2.0/include/glibconfig.h"
#elif defined(__aarch64__) && __has_include("/usr/lib/aarch64-linux-gnu/glib-2.0/include/glibconfig.h")
#include "/usr/lib/aarch64-linux-gnu/glib-2.0/include/glibconfig.h"
#elif __has_include("/usr/lib64/glib-2.0/include/glibconfig.h")
#include "/usr/lib64/glib-2.0/include/glibconfig.h"
#else
#include "/usr/lib/glib-2.0/include/glibconfig.h"
#endif
