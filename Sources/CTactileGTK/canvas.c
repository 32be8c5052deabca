#include "CTactileGTK.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// The binary interface of GObject's types, as its documentation states it.

typedef struct {
  GType type;
  const char *name;
  unsigned classSize, instanceSize;
} TypeQuery;

typedef gboolean (*Unused)(void);

/// The start of a class of widgets: its parent's class, and the functions in their order.
typedef struct {
  char parent[136];
  Unused show, hide, map, unmap, realize, unrealize, root, unroot;
  void (*size_allocate)(GtkWidget *, int, int, int);
  Unused state_flags_changed, direction_changed, get_request_mode;
  void (*measure)(GtkWidget *, int, int, int *, int *, int *, int *);
  Unused mnemonic_activate, grab_focus, focus, set_focus_child, move_focus, keynav_failed;
  Unused query_tooltip, compute_expand, css_changed, system_setting_changed;
  void (*snapshot)(GtkWidget *, GtkSnapshot *);
} WidgetClass;

/// The data of a canvas, which the widget stores under a name in its table of data.
typedef struct {
  void *owner;
  CanvasCallbacks callbacks;
  int minimum[2], natural[2];
} Canvas;

static void *(*get_data)(void *, const char *);
static void (*set_data)(void *, const char *, void *, void (*)(void *));

static const GTKFunctions *functions;

static Canvas *canvas_of(GtkWidget *widget) { return get_data(widget, "tactile-canvas"); }

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  Canvas *canvas = canvas_of(widget);
  if (canvas && canvas->owner) canvas->callbacks.resize(canvas->owner, width, height);
  tactile_elements_place(functions, widget);
}

static void measure(
    GtkWidget *widget, int orientation, int forSize, int *minimum, int *natural,
    int *minimumBaseline, int *naturalBaseline) {
  Canvas *canvas = canvas_of(widget);
  *minimum = canvas ? canvas->minimum[orientation] : 0;
  *natural = canvas ? canvas->natural[orientation] : 0;
  if (minimumBaseline) *minimumBaseline = -1;
  if (naturalBaseline) *naturalBaseline = -1;
}

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  Canvas *canvas = canvas_of(widget);
  if (canvas && canvas->owner) canvas->callbacks.draw(canvas->owner, snapshot);
}

static void class_init(void *klass, void *data) {
  WidgetClass *widget = klass;
  widget->size_allocate = size_allocate;
  widget->measure = measure;
  widget->snapshot = snapshot;
}

GtkWidget *tactile_canvas_new(const GTKFunctions *gtk, CanvasCallbacks callbacks) {
  static GType type;
  GObject *(*new)(GType, const char *, ...) = dlsym(RTLD_DEFAULT, "g_object_new");
  if (!type) {
    void (*query)(GType, TypeQuery *) = dlsym(RTLD_DEFAULT, "g_type_query");
    GType (*define)(
        GType, const char *, unsigned, void (*)(void *, void *), unsigned, void *, int) =
        dlsym(RTLD_DEFAULT, "g_type_register_static_simple");
    get_data = dlsym(RTLD_DEFAULT, "g_object_get_data");
    set_data = dlsym(RTLD_DEFAULT, "g_object_set_data_full");
    functions = gtk;
    TypeQuery widget;
    query(gtk->gtk_widget_get_type(), &widget);
    type = define(
        gtk->gtk_widget_get_type(), "TactileCanvas", widget.classSize, class_init,
        widget.instanceSize, NULL, 0);
  }
  Canvas *canvas = calloc(1, sizeof(Canvas));
  canvas->callbacks = callbacks;
  GtkWidget *widget = (GtkWidget *)new(type, NULL);
  set_data(widget, "tactile-canvas", canvas, free);
  return widget;
}

void tactile_canvas_set_sizes(
    const GTKFunctions *gtk, GtkWidget *widget, int minWidth, int minHeight, int width, int height) {
  Canvas *canvas = canvas_of(widget);
  int minimum[2] = {minWidth, minHeight}, natural[2] = {width, height};
  if (!memcmp(canvas->minimum, minimum, sizeof minimum) &&
      !memcmp(canvas->natural, natural, sizeof natural))
    return;
  memcpy(canvas->minimum, minimum, sizeof minimum);
  memcpy(canvas->natural, natural, sizeof natural);
  gtk->gtk_widget_queue_resize(widget);
}

void tactile_canvas_set_owner(GtkWidget *widget, void *owner) {
  Canvas *canvas = canvas_of(widget);
  if (canvas) canvas->owner = owner;
}

void tactile_canvas_arrange(const GTKFunctions *gtk, GtkWidget *canvas) {
  gtk->gtk_widget_queue_allocate(canvas);
}
