#define _GNU_SOURCE
#include "Next.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

// The linker defines these symbols for the section of the replacements.
extern const char __start_tactile_replacements[] __attribute__((weak, visibility("hidden")));
extern const char __stop_tactile_replacements[] __attribute__((weak, visibility("hidden")));

static bool is_replacement(const void *function) {
  return (const char *)function >= __start_tactile_replacements && (const char *)function < __stop_tactile_replacements;
}

/// Returns the definition of a library that comes before this one, or that this one doesn't depend on; null if there is
/// none.
static void *find_in_loaded_libraries(const char *name) {
  static const char *libraries[] = {"libdispatch.so", "libFoundation.so", "libc.so.6"};
  void *function = dlsym(RTLD_DEFAULT, name);
  if (function && !is_replacement(function)) return function;
  for (size_t index = 0; index < sizeof libraries / sizeof *libraries; index++) {
    void *library = dlopen(libraries[index], RTLD_LAZY | RTLD_NOLOAD);
    if (!library) continue;
    function = dlsym(library, name);
    dlclose(library);
    if (function && !is_replacement(function)) return function;
  }
  return NULL;
}

void *tactile_next_function(const char *name) {
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
  char interceptor[64];
  snprintf(interceptor, sizeof interceptor, "___interceptor_%s", name);
  void *intercepted = dlsym(RTLD_DEFAULT, interceptor);
  if (intercepted) return intercepted;
#endif
  void *function = dlsym(RTLD_NEXT, name);
  if (!function) function = find_in_loaded_libraries(name);
  if (function) return function;
  fprintf(
      stderr,
      "SwiftUITesting needs the function %s of a shared library, and the program has loaded none that defines it. Link "
      "the program to the shared libraries of Swift, without -static-stdlib.\n",
      name);
  abort();
}

const char *tactile_function_without_replacement(void) {
  // One of each library.
  static const char *names[] = {"dispatch_async_f", "CFRunLoopAddTimer", "clock_gettime"};
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    if (!is_replacement(dlsym(RTLD_DEFAULT, names[index]))) return names[index];
  }
  return NULL;
}
