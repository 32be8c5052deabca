#include "CGTK.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// MARK: The status of assistive technologies

typedef struct _GDBusProxy GDBusProxy;
typedef struct _GVariant GVariant;

typedef struct {
  void (*changed)(void *owner, bool isOn);
  void *owner;
} Watch;

static void *find(const char *name) { return dlsym(RTLD_DEFAULT, name); }

static void tell(GDBusProxy *proxy, Watch *watch) {
  GVariant *(*get)(GDBusProxy *, const char *) = find("g_dbus_proxy_get_cached_property");
  gboolean (*boolean)(GVariant *) = find("g_variant_get_boolean");
  void (*unref)(GVariant *) = find("g_variant_unref");
  const char *names[] = {"IsEnabled", "ScreenReaderEnabled"};
  bool isOn = false;
  for (int i = 0; i < 2; i++) {
    GVariant *value = get(proxy, names[i]);
    if (!value) continue;
    isOn |= boolean(value) != 0;
    unref(value);
  }
  watch->changed(watch->owner, isOn);
}

static void properties_changed(
    GDBusProxy *proxy, GVariant *changed, const char *const *invalidated, void *watch) {
  tell(proxy, watch);
}

static void proxy_came(GObject *source, GAsyncResult *result, void *watch) {
  GDBusProxy *(*finish)(GAsyncResult *, void **) = find("g_dbus_proxy_new_for_bus_finish");
  unsigned long (*connect)(void *, const char *, GCallback, void *, GClosureNotify, int) =
      find("g_signal_connect_data");
  GDBusProxy *proxy = finish(result, NULL);
  if (!proxy) return;
  connect(
      proxy, "g-properties-changed", (GCallback)properties_changed, watch, NULL, 0);
  tell(proxy, watch);
}

void tactile_watch_accessibility(
    const GTKFunctions *gtk, void (*changed)(void *owner, bool isOn), void *owner) {
  void (*new)(
      int, int, void *, const char *, const char *, const char *, void *, GAsyncReadyCallback,
      void *) = find("g_dbus_proxy_new_for_bus");
  Watch *watch = calloc(1, sizeof(Watch));
  watch->changed = changed;
  watch->owner = owner;
  const int session = 2;
  new (session, 0, NULL, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", NULL, proxy_came,
       watch);
}

// MARK: Elements

enum { PROPERTY_DESCRIPTION = 1, PROPERTY_LABEL = 4, PROPERTY_VALUE_TEXT = 18 };
enum { STATE_CHECKED = 1, STATE_PRESSED = 6, STATE_SELECTED = 7 };

/// What an element keeps, found by a name in the widget's own table of data.
typedef struct {
  void (*activate)(void *owner, long number);
  void *owner;
  long number;
  int x, y, width, height;
} Element;

typedef struct { float x, y; } Point;

static void *(*get_data)(void *, const char *);

static Element *element_of(GtkWidget *widget) { return get_data(widget, "tactile-element"); }

static void clicked(GtkWidget *widget, const char *name, void *parameter) {
  Element *element = element_of(widget);
  if (element && element->activate) element->activate(element->owner, element->number);
}

static void class_init(void *klass, void *data) {
  void (*install)(void *, const char *, const char *, void (*)(GtkWidget *, const char *, void *)) =
      find("gtk_widget_class_install_action");
  install(klass, "click", NULL, clicked);
}

GtkWidget *tactile_element_new(
    const GTKFunctions *gtk, GtkWidget *canvas, CGTKRole role,
    void (*activate)(void *owner, long number), void *owner, long number) {
  static GType plain, clickable;
  if (!plain) {
    void (*query)(GType, void *) = find("g_type_query");
    GType (*define)(
        GType, const char *, unsigned, void (*)(void *, void *), unsigned, void *, int) =
        find("g_type_register_static_simple");
    get_data = find("g_object_get_data");
    struct {
      GType type;
      const char *name;
      unsigned classSize, instanceSize;
    } widget;
    GType parent = gtk->gtk_widget_get_type();
    query(parent, &widget);
    plain = define(
        parent, "TactileElement", widget.classSize, NULL, widget.instanceSize, NULL, 0);
    clickable = define(
        parent, "TactileButton", widget.classSize, class_init, widget.instanceSize, NULL, 0);
  }
  GObject *(*new)(GType, const char *, ...) = find("g_object_new");
  void (*set_data)(void *, const char *, void *, void (*)(void *)) = find("g_object_set_data_full");
  void (*set_parent)(GtkWidget *, GtkWidget *) = find("gtk_widget_set_parent");
  Element *element = calloc(1, sizeof(Element));
  element->activate = activate;
  element->owner = owner;
  element->number = number;
  bool acts = role == CGTKRoleButton || role == CGTKRoleLink || role == CGTKRoleSwitch;
  GtkWidget *widget =
      (GtkWidget *)new (acts ? clickable : plain, "accessible-role", (int)role, NULL);
  set_data(widget, "tactile-element", element, free);
  set_parent(widget, canvas);
  return widget;
}

void tactile_element_update(const GTKFunctions *gtk, GtkWidget *widget, CGTKElement content) {
  void (*property)(GtkWidget *, int, ...) = find("gtk_accessible_update_property");
  void (*state)(GtkWidget *, int, ...) = find("gtk_accessible_update_state");
  void (*reset)(GtkWidget *, int) = find("gtk_accessible_reset_property");
  void (*set_sensitive)(GtkWidget *, gboolean) = find("gtk_widget_set_sensitive");
  const char *texts[] = {content.label, content.description, content.value};
  const int properties[] = {PROPERTY_LABEL, PROPERTY_DESCRIPTION, PROPERTY_VALUE_TEXT};
  for (int i = 0; i < 3; i++) {
    if (texts[i]) {
      property(widget, properties[i], texts[i], -1);
    } else {
      reset(widget, properties[i]);
    }
  }
  if (content.pressed >= 0) state(widget, STATE_PRESSED, content.pressed, -1);
  if (content.checked >= 0) state(widget, STATE_CHECKED, content.checked, -1);
  if (content.selected >= 0) state(widget, STATE_SELECTED, content.selected, -1);
  set_sensitive(widget, content.isEnabled);
  gtk->gtk_widget_set_focusable(widget, content.isFocusable);
  Element *element = element_of(widget);
  element->x = content.x;
  element->y = content.y;
  element->width = content.width;
  element->height = content.height;
}

void tactile_element_remove(const GTKFunctions *gtk, GtkWidget *widget) {
  void (*unparent)(GtkWidget *) = find("gtk_widget_unparent");
  element_of(widget)->activate = NULL;
  unparent(widget);
}

void tactile_elements_place(const GTKFunctions *gtk, GtkWidget *canvas) {
  static GtkWidget *(*first)(GtkWidget *), *(*next)(GtkWidget *);
  static void (*measure)(GtkWidget *, int, int, int *, int *, int *, int *);
  static void (*allocate)(GtkWidget *, int, int, int, void *);
  static void *(*translate)(void *, const Point *);
  if (!first) {
    next = find("gtk_widget_get_next_sibling");
    measure = find("gtk_widget_measure");
    allocate = find("gtk_widget_allocate");
    translate = find("gsk_transform_translate");
    first = find("gtk_widget_get_first_child");
  }
  for (GtkWidget *child = first(canvas); child; child = next(child)) {
    Element *element = element_of(child);
    int minimum, natural;
    // GTK wants every widget measured before it is placed.
    measure(child, 0, -1, &minimum, &natural, NULL, NULL);
    measure(child, 1, -1, &minimum, &natural, NULL, NULL);
    Point origin = {(float)element->x, (float)element->y};
    allocate(child, element->width, element->height, -1, translate(NULL, &origin));
  }
}
