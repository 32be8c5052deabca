#include "CScreen.h"

#include <dlfcn.h>
#include <stddef.h>

// Xlib and XTest, found when the program runs, so that building it needs no headers.

typedef struct _XDisplay Display;
/// The start of an image of Xlib.
typedef struct {
  int width, height, offset, format;
  char *data;
} Image;
typedef unsigned long XID;

static Display *display;
static void *library, *testing;

static void *find(const char *name) { return dlsym(RTLD_DEFAULT, name); }

/// Says on the screen that a window manager runs, as on a desktop; without one, toolkits ask for it again and again.
static void announce_manager(void) {
  XID (*root)(Display *) = find("XDefaultRootWindow");
  XID (*create)(Display *, XID, int, int, unsigned, unsigned, unsigned, unsigned long, unsigned long) =
      find("XCreateSimpleWindow");
  XID (*atom)(Display *, const char *, int) = find("XInternAtom");
  int (*change)(Display *, XID, XID, XID, int, int, const unsigned char *, int) =
      find("XChangeProperty");
  int (*sync)(Display *, int) = find("XSync");
  const XID window_type = 33;
  XID manager = create(display, root(display), -10, -10, 1, 1, 0, 0, 0);
  XID check = atom(display, "_NET_SUPPORTING_WM_CHECK", 0);
  // Found on the root, and on the window itself, so that it is known to exist.
  const unsigned char *value = (const unsigned char *)&manager;
  change(display, root(display), check, window_type, 32, 0, value, 1);
  change(display, manager, check, window_type, 32, 0, value, 1);
  sync(display, 0);
}

bool screen_open(void) {
  library = dlopen("libX11.so.6", RTLD_NOW | RTLD_GLOBAL);
  testing = dlopen("libXtst.so.6", RTLD_NOW | RTLD_GLOBAL);
  if (!library || !testing) return false;
  Display *(*open)(const char *) = find("XOpenDisplay");
  display = open(NULL);
  if (display) announce_manager();
  return display;
}

void screen_close(void) {
  int (*close)(Display *) = find("XCloseDisplay");
  close(display);
  display = NULL;
}

uint32_t screen_pixel(int x, int y) {
  static XID (*root)(Display *);
  static Image *(*get)(Display *, XID, int, int, unsigned, unsigned, unsigned long, int);
  static int (*release)(void *);
  if (!root) {
    get = find("XGetImage");
    release = find("XFree");
    root = find("XDefaultRootWindow");
  }
  const int pixmap = 2;
  Image *image = get(display, root(display), x, y, 1, 1, ~0UL, pixmap);
  if (!image) return 0;
  uint32_t pixel = *(uint32_t *)image->data & 0xFFFFFF;
  release(image->data);
  release(image);
  return pixel;
}

void screen_move(int x, int y) {
  int (*move)(Display *, int, int, int, unsigned long) = find("XTestFakeMotionEvent");
  int (*sync)(Display *, int) = find("XSync");
  move(display, -1, x, y, 0);
  sync(display, 0);
}

void screen_button(bool is_down) {
  static int (*button)(Display *, unsigned, int, unsigned long);
  static int (*flush)(Display *);
  if (!button) {
    flush = find("XFlush");
    button = find("XTestFakeButtonEvent");
  }
  button(display, 1, is_down, 0);
  flush(display);
}
