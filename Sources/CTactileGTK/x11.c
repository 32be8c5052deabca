#include "CTactileGTK.h"

#include <dlfcn.h>
#include <stdlib.h>

// The binary interface of Xlib, as its documentation states it.

typedef struct _XDisplay Display;
typedef unsigned long XID;

typedef struct {
  int x, y, width, height, border_width, depth;
  struct {
    void *extensions;
    XID identifier;
    int kind;
    unsigned long red, green, blue;
  } *visual;
  char others[256];
} Attributes;

typedef struct {
  int width, height, offset, format;
  char *data;
  int byte_order;
} Image;

struct X11Surface {
  GdkDisplay *owner;
  Display *display;
  XID window;
  void *graphics, *visual;
  int depth;
};

static void *find(const char *name) { return dlsym(RTLD_DEFAULT, name); }

X11Surface *tactile_x11_surface_new(const GTKFunctions *gtk, GdkSurface *surface) {
  GType (*type)(void) = find("gdk_x11_surface_get_type");
  gboolean (*is)(void *, GType) = find("g_type_check_instance_is_a");
  XID (*identifier)(GdkSurface *) = find("gdk_x11_surface_get_xid");
  GdkDisplay *(*display_of)(GdkSurface *) = find("gdk_surface_get_display");
  Display *(*native)(GdkDisplay *) = find("gdk_x11_display_get_xdisplay");
  int (*attributes_of)(Display *, XID, Attributes *) = find("XGetWindowAttributes");
  void *(*graphics)(Display *, XID, unsigned long, void *) = find("XCreateGC");
  // A GTK without X11 lacks these, and other surfaces are of another type.
  if (!type || !identifier || !native || !attributes_of || !graphics || !is(surface, type()))
    return NULL;
  GdkDisplay *display = display_of(surface);
  Attributes attributes;
  if (!attributes_of(native(display), identifier(surface), &attributes)) return NULL;
  if (attributes.depth < 24 || attributes.visual->red != 0xFF0000 ||
      attributes.visual->green != 0xFF00 || attributes.visual->blue != 0xFF)
    return NULL;
  X11Surface *new = malloc(sizeof(X11Surface));
  *new = (X11Surface){
      .owner = display,
      .display = native(display),
      .window = identifier(surface),
      .graphics = graphics(native(display), identifier(surface), 0, NULL),
      .visual = attributes.visual,
      .depth = attributes.depth};
  return new;
}

void tactile_x11_surface_free(X11Surface *surface) {
  int (*release)(Display *, void *) = find("XFreeGC");
  release(surface->display, surface->graphics);
  free(surface);
}

void tactile_x11_surface_put(
    X11Surface *surface, const void *pixels, int width, int height, const CGTKArea *areas,
    int count, int left, int top) {
  static Image *(*image)(
      Display *, void *, unsigned, int, int, char *, unsigned, unsigned, int, int);
  static int (*put)(Display *, XID, void *, Image *, int, int, int, int, unsigned, unsigned);
  static int (*release)(void *), (*flush)(Display *);
  static void (*push)(GdkDisplay *), (*pop)(GdkDisplay *);
  if (!image) {
    put = find("XPutImage");
    release = find("XFree");
    flush = find("XFlush");
    push = find("gdk_x11_display_error_trap_push");
    pop = find("gdk_x11_display_error_trap_pop_ignored");
    image = find("XCreateImage");
  }
  const int pixmap = 2, least_first = 0;
  Image *source = image(
      surface->display, surface->visual, (unsigned)surface->depth, pixmap, 0, (char *)pixels,
      (unsigned)width, (unsigned)height, 32, width * 4);
  if (!source) return;
  source->byte_order = least_first;
  // The window may be gone already.
  push(surface->owner);
  for (int i = 0; i < count; i++)
    put(surface->display, surface->window, surface->graphics, source, areas[i].x, areas[i].y,
        left + areas[i].x, top + areas[i].y, (unsigned)areas[i].width, (unsigned)areas[i].height);
  flush(surface->display);
  pop(surface->owner);
  // Without its pixels, which it does not own.
  release(source);
}
