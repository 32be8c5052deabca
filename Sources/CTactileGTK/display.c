#include "CTactileGTK.h"

#include <dlfcn.h>
#include <stdlib.h>

typedef struct _XDisplay Display;

static void *find(const char *name) { return dlsym(RTLD_DEFAULT, name); }

static void *default_display(void) {
  void *(*get)(void) = find("gdk_display_get_default");
  return get();
}

static gboolean is_a(void *object, const char *type_name) {
  GType (*type)(void) = find(type_name);
  gboolean (*is)(void *, GType) = find("g_type_check_instance_is_a");
  return type && is(object, type());
}

static void (*lost)(void *owner);
static void *lost_owner;

static int connection_failed(Display *display) {
  lost(lost_owner);
  return 0;
}

int tactile_display_watch(const GTKFunctions *gtk, void (*gone)(void *owner), void *owner) {
  lost = gone;
  lost_owner = owner;
  void *display = default_display();
  if (is_a(display, "gdk_x11_display_get_type")) {
    Display *(*native)(void *) = find("gdk_x11_display_get_xdisplay");
    int (*descriptor)(Display *) = find("XConnectionNumber");
    void (*handle)(int (*)(Display *)) = find("XSetIOErrorHandler");
    handle(connection_failed);
    return descriptor(native(display));
  }
  if (is_a(display, "gdk_wayland_display_get_type")) {
    void *(*native)(void *) = find("gdk_wayland_display_get_wl_display");
    int (*descriptor)(void *) = find("wl_display_get_fd");
    return descriptor ? descriptor(native(display)) : -1;
  }
  return -1;
}

void tactile_display_size(const GTKFunctions *gtk, int *width, int *height) {
  void *(*monitors_of)(void *) = find("gdk_display_get_monitors");
  unsigned (*count)(void *) = find("g_list_model_get_n_items");
  void *(*item)(void *, unsigned) = find("g_list_model_get_item");
  void (*geometry)(void *, int *) = find("gdk_monitor_get_geometry");
  *width = *height = 0;
  void *monitors = monitors_of(default_display());
  for (unsigned i = 0; i < count(monitors); i++) {
    // Its location and its size.
    int area[4];
    void *monitor = item(monitors, i);
    geometry(monitor, area);
    if (area[2] > *width) *width = area[2];
    if (area[3] > *height) *height = area[3];
    gtk->g_object_unref(monitor);
  }
}
