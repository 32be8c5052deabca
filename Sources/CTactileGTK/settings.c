#include "CTactileGTK.h"

#include <dlfcn.h>

/// Reads a property into a variable of its type; leaves the variable if there is no such property.
static void read(const GTKFunctions *gtk, const char *name, void *value) {
  GtkSettings *settings = gtk->gtk_settings_get_default();
  if (!settings) return;
  void *(*find)(void *, const char *) = dlsym(RTLD_DEFAULT, "g_object_class_find_property");
  void (*get)(void *, const char *, ...) = dlsym(RTLD_DEFAULT, "g_object_get");
  // An object begins with the pointer to its class.
  if (find(*(void **)settings, name)) get(settings, name, value, NULL);
}

bool tactile_setting_flag(const GTKFunctions *gtk, const char *name) {
  gboolean value = 0;
  read(gtk, name, &value);
  return value;
}

char *tactile_setting_string(const GTKFunctions *gtk, const char *name) {
  char *value = NULL;
  read(gtk, name, &value);
  return value;
}
