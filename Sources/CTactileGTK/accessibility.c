#include "CTactileGTK.h"

#include <dlfcn.h>
#include <stdio.h>
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

enum { PROPERTY_DESCRIPTION = 1, PROPERTY_LABEL = 4 };
enum { STATE_CHECKED = 1, STATE_PRESSED = 6, STATE_SELECTED = 7 };

/// The data of an element, which the widget stores under a name in its table of data.
typedef struct Element {
  CGTKElementCallback act;
  /// Called when an assistive technology has edited the text; null for elements without text.
  CGTKTextCallback edited;
  /// A text widget outside of the widget tree, which assistive technologies edit; null for elements without text.
  void *text;
  /// Whether the window, rather than an assistive technology, is changing the text.
  bool is_updating;
  void *owner;
  long number;
  int x, y, width, height;
  GtkWidget *widget, *canvas;
  /// Whether the element is in its canvas's list of those to place, and the next one there.
  bool is_listed;
  struct Element *next;
} Element;

typedef struct { float x, y; } Point;

static void *(*get_data)(void *, const char *);

static Element *element_of(GtkWidget *widget) { return get_data(widget, "tactile-element"); }

/// Adds an element to its canvas's list of those to place.
static void list(Element *element) {
  void (*set_data)(void *, const char *, void *) = find("g_object_set_data");
  if (element->is_listed) return;
  element->is_listed = true;
  element->next = get_data(element->canvas, "tactile-moved");
  set_data(element->canvas, "tactile-moved", element);
}

/// Takes an element out of the list, before it is removed.
static void unlist(Element *element) {
  void (*set_data)(void *, const char *, void *) = find("g_object_set_data");
  if (!element->is_listed) return;
  Element *first = get_data(element->canvas, "tactile-moved");
  if (first == element) {
    set_data(element->canvas, "tactile-moved", element->next);
    return;
  }
  while (first->next != element) first = first->next;
  first->next = element->next;
}

static void action_came(GtkWidget *widget, const char *name, void *parameter) {
  Element *element = element_of(widget);
  if (element && element->act) element->act(element->owner, element->number, name);
}

/// A class of widgets with the same actions: GTK knows actions of classes only.
typedef struct ActionClass {
  struct ActionClass *next;
  /// The names of the actions, a line each.
  char *names;
  /// Whether the widgets have editable text.
  bool has_text;
  GType type;
} ActionClass;

static ActionClass *classes;
static int class_count;
/// The largest number of classes, since types are never freed.
static const int most_classes = 256;

/// The binary interface of GObject's description of a type.
typedef struct {
  uint16_t class_size;
  void *base_init, *base_finalize;
  void (*class_init)(void *klass, const void *data);
  void *class_finalize;
  const void *class_data;
  uint16_t instance_size, preallocated;
  void *instance_init;
  const void *value_table;
} TypeInfo;

/// The binary layout of the beginning of `GObjectClass`.
typedef struct {
  GType type;
  void *construct_properties, *constructor;
  void (*set_property)(GObject *, unsigned, const GValue *, void *);
  void (*get_property)(GObject *, unsigned, GValue *, void *);
} ObjectClass;

/// The binary layout of `GtkEditableInterface`.
typedef struct {
  GType type, instance_type;
  void *insert_text, *delete_text, *changed, *get_text, *do_insert_text, *do_delete_text;
  void *get_selection_bounds, *set_selection_bounds;
  void *(*get_delegate)(GtkWidget *);
} EditableInterface;

typedef struct {
  void (*init)(EditableInterface *, void *);
  void *finalize, *data;
} InterfaceInfo;

static void *delegate_of(GtkWidget *widget) {
  Element *element = element_of(widget);
  return element ? element->text : NULL;
}

static void editable_init(EditableInterface *interface, void *data) {
  interface->get_delegate = delegate_of;
}

static void get_property(GObject *object, unsigned number, GValue *value, void *description) {
  gboolean (*get)(GObject *, unsigned, GValue *, void *) =
      find("gtk_editable_delegate_get_property");
  get(object, number, value, description);
}

static void set_property(GObject *object, unsigned number, const GValue *value, void *description) {
  gboolean (*set)(GObject *, unsigned, const GValue *, void *) =
      find("gtk_editable_delegate_set_property");
  set(object, number, value, description);
}

static void class_init(void *klass, const void *data) {
  const ActionClass *actions = data;
  void (*install)(void *, const char *, const char *, void (*)(GtkWidget *, const char *, void *)) =
      find("gtk_widget_class_install_action");
  char *copy = strdup(actions->names), *rest = copy, *name;
  while ((name = strsep(&rest, "\n")))
    if (*name) install(klass, name, NULL, action_came);
  free(copy);
  if (!actions->has_text) return;
  unsigned (*install_properties)(void *, unsigned) = find("gtk_editable_install_properties");
  ((ObjectClass *)klass)->get_property = get_property;
  ((ObjectClass *)klass)->set_property = set_property;
  install_properties(klass, 1);
}

/// Returns the class with these actions; without the ones in other languages if there are too many classes.
static GType class_with(const GTKFunctions *gtk, const char *names, bool has_text) {
  for (ActionClass *known = classes; known; known = known->next)
    if (!strcmp(known->names, names) && known->has_text == has_text) return known->type;
  if (class_count == most_classes && *names) return class_with(gtk, "", has_text);
  void (*query)(GType, void *) = find("g_type_query");
  GType (*define)(GType, const char *, const TypeInfo *, unsigned) = find("g_type_register_static");
  struct {
    GType type;
    const char *name;
    unsigned class_size, instance_size;
  } widget;
  query(gtk->gtk_widget_get_type(), &widget);
  ActionClass *new = calloc(1, sizeof(ActionClass));
  new->names = strdup(names);
  new->has_text = has_text;
  TypeInfo info = {
      .class_size = (uint16_t)widget.class_size, .class_init = class_init, .class_data = new,
      .instance_size = (uint16_t)widget.instance_size};
  char name[32];
  snprintf(name, sizeof name, "TactileElement%d", class_count++);
  new->type = define(widget.type, name, &info, 0);
  if (has_text) {
    void (*add)(GType, GType, const InterfaceInfo *) = find("g_type_add_interface_static");
    GType (*editable)(void) = find("gtk_editable_get_type");
    add(new->type, editable(), &(InterfaceInfo){.init = editable_init});
  }
  new->next = classes;
  classes = new;
  return new->type;
}

static void text_changed(void *text, void *description, Element *element) {
  if (element->is_updating || !element->edited) return;
  const char *(*get)(void *) = find("gtk_editable_get_text");
  int (*position)(void *) = find("gtk_editable_get_position");
  gboolean (*bounds)(void *, int *, int *) = find("gtk_editable_get_selection_bounds");
  int start, end, caret = position(text);
  bounds(text, &start, &end);
  element->edited(element->owner, element->number, get(text), caret, caret == start ? end : start);
}

/// Creates the widget in which assistive technologies edit the text of an element.
static void make_text(const GTKFunctions *gtk, Element *element) {
  void *(*new)(void) = find("gtk_text_new");
  void *(*sink)(void *) = find("g_object_ref_sink");
  void (*connect)(GtkWidget *) = find("gtk_editable_init_delegate");
  element->text = sink(new ());
  connect(element->widget);
  const char *signals[] = {"notify::text", "notify::cursor-position", "notify::selection-bound"};
  for (int i = 0; i < 3; i++)
    gtk->g_signal_connect_data(element->text, signals[i], (GCallback)text_changed, element, NULL, 0);
}

GtkWidget *tactile_element_new(
    const GTKFunctions *gtk, GtkWidget *canvas, CGTKRole role, const char *actions,
    CGTKElementCallback act, CGTKTextCallback edited, void *owner, long number) {
  get_data = find("g_object_get_data");
  GObject *(*new)(GType, const char *, ...) = find("g_object_new");
  void (*set_data)(void *, const char *, void *, void (*)(void *)) = find("g_object_set_data_full");
  void (*set_parent)(GtkWidget *, GtkWidget *) = find("gtk_widget_set_parent");
  Element *element = calloc(1, sizeof(Element));
  element->act = act;
  element->edited = edited;
  element->owner = owner;
  element->number = number;
  element->canvas = canvas;
  GtkWidget *widget = element->widget =
      (GtkWidget *)new (class_with(gtk, actions, edited), "accessible-role", (int)role, NULL);
  set_data(widget, "tactile-element", element, free);
  if (edited) make_text(gtk, element);
  set_parent(widget, canvas);
  return widget;
}

void tactile_element_set_text(GtkWidget *widget, const char *text, int caret, int bound) {
  const char *(*get)(void *) = find("gtk_editable_get_text");
  void (*set)(void *, const char *) = find("gtk_editable_set_text");
  void (*select)(void *, int, int) = find("gtk_editable_select_region");
  Element *element = element_of(widget);
  if (!element || !element->text) return;
  element->is_updating = true;
  // Setting the text notifies assistive technologies, even if it is unchanged.
  if (strcmp(get(element->text), text)) set(element->text, text);
  select(element->text, bound, caret);
  element->is_updating = false;
}

long tactile_element_number(GtkWidget *widget) {
  Element *element = get_data ? element_of(widget) : NULL;
  return element ? element->number : 0;
}

void tactile_element_update(const GTKFunctions *gtk, GtkWidget *widget, CGTKElement content) {
  void (*property)(GtkWidget *, int, ...) = find("gtk_accessible_update_property");
  void (*state)(GtkWidget *, int, ...) = find("gtk_accessible_update_state");
  void (*reset)(GtkWidget *, int) = find("gtk_accessible_reset_property");
  void (*reset_state)(GtkWidget *, int) = find("gtk_accessible_reset_state");
  void (*set_sensitive)(GtkWidget *, gboolean) = find("gtk_widget_set_sensitive");
  property(widget, PROPERTY_LABEL, content.label, -1);
  if (content.description) {
    property(widget, PROPERTY_DESCRIPTION, content.description, -1);
  } else {
    reset(widget, PROPERTY_DESCRIPTION);
  }
  const int values[] = {content.pressed, content.checked, content.selected};
  const int states[] = {STATE_PRESSED, STATE_CHECKED, STATE_SELECTED};
  for (int i = 0; i < 3; i++) {
    if (values[i] >= 0) {
      state(widget, states[i], values[i], -1);
    } else {
      reset_state(widget, states[i]);
    }
  }
  set_sensitive(widget, content.isEnabled);
  gtk->gtk_widget_set_focusable(widget, content.isFocusable);
  Element *element = element_of(widget);
  element->x = content.x;
  element->y = content.y;
  element->width = content.width;
  element->height = content.height;
  list(element);
}

void tactile_widget_set_label(GtkWidget *widget, const char *label) {
  void (*property)(GtkWidget *, int, ...) = find("gtk_accessible_update_property");
  property(widget, PROPERTY_LABEL, label, -1);
}

void tactile_element_arrange(GtkWidget *widget, GtkWidget *canvas, GtkWidget *previous) {
  static GtkWidget *(*sibling)(GtkWidget *);
  static void (*insert)(GtkWidget *, GtkWidget *, GtkWidget *);
  if (!sibling) {
    insert = find("gtk_widget_insert_after");
    sibling = find("gtk_widget_get_prev_sibling");
  }
  if (sibling(widget) != previous) insert(widget, canvas, previous);
}

void tactile_element_remove(const GTKFunctions *gtk, GtkWidget *widget) {
  void (*unparent)(GtkWidget *) = find("gtk_widget_unparent");
  Element *element = element_of(widget);
  element->act = NULL;
  element->edited = NULL;
  unlist(element);
  if (element->text) {
    void (*disconnect)(GtkWidget *) = find("gtk_editable_finish_delegate");
    unsigned (*forget)(void *, int, unsigned, unsigned, void *, void *, void *) =
        find("g_signal_handlers_disconnect_matched");
    // Matches by the data: G_SIGNAL_MATCH_DATA.
    forget(element->text, 1 << 4, 0, 0, NULL, NULL, element);
    disconnect(widget);
    void *text = element->text;
    element->text = NULL;
    gtk->g_object_unref(text);
  }
  unparent(widget);
}

void tactile_elements_place(const GTKFunctions *gtk, GtkWidget *canvas) {
  void (*measure)(GtkWidget *, int, int, int *, int *, int *, int *) = find("gtk_widget_measure");
  void (*allocate)(GtkWidget *, int, int, int, void *) = find("gtk_widget_allocate");
  void *(*translate)(void *, const Point *) = find("gsk_transform_translate");
  void (*set_data)(void *, const char *, void *) = find("g_object_set_data");
  if (!get_data) return;
  Element *element = get_data(canvas, "tactile-moved");
  set_data(canvas, "tactile-moved", NULL);
  for (; element; element = element->next) {
    element->is_listed = false;
    int minimum, natural;
    // GTK wants every widget measured before it is placed.
    measure(element->widget, 0, -1, &minimum, &natural, NULL, NULL);
    measure(element->widget, 1, -1, &minimum, &natural, NULL, NULL);
    Point origin = {(float)element->x, (float)element->y};
    allocate(element->widget, element->width, element->height, -1, translate(NULL, &origin));
  }
}
