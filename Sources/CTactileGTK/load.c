#include "CTactileGTK.h"

#include <dlfcn.h>
#include <pthread.h>

static GTKFunctions functions;
static const char *problem;
static void *library;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void *find(const char *name) {
  void *function = dlsym(library, name);
  if (!function && !problem) problem = name;
  return function;
}

static void load(void) {
  library = dlopen("libgtk-4.so.1", RTLD_LAZY | RTLD_GLOBAL);
  if (!library) {
    problem = dlerror();
    return;
  }
#define FUNCTION(result, name, parameters) functions.name = (result(*) parameters)find(#name);
  GTK_FUNCTIONS(FUNCTION)
#undef FUNCTION
  functions.gdk_surface_get_scale =
      (double (*)(GdkSurface *))dlsym(library, "gdk_surface_get_scale");
  functions.gdk_scroll_event_get_unit =
      (int (*)(GdkEvent *))dlsym(library, "gdk_scroll_event_get_unit");
}

const GTKFunctions *tactile_gtk_load(const char **missing) {
  pthread_once(&once, load);
  *missing = problem;
  return problem ? NULL : &functions;
}
