#ifndef Next_h
#define Next_h

#include "CVirtualTime.h"

#include <dlfcn.h>

/// Returns the definition of a function in a library that the definition in this program replaces.
///
/// The dynamic linker looks up a symbol in the program first, also for the libraries that the program loads.
static inline void *next_function(const char *name) { return dlsym(RTLD_NEXT, name); }

#endif
