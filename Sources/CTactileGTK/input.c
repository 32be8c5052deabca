#include "CTactileGTK.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

struct InputMethod {
  void *context;
  InputMethodCallbacks callbacks;
  void *owner;
};

static void *find(const char *name) { return dlsym(RTLD_DEFAULT, name); }

static void committed(void *context, const char *text, InputMethod *method) {
  method->callbacks.commit(method->owner, text);
}

static void composed(void *context, InputMethod *method) {
  void (*get)(void *, char **, void **, int *) = find("gtk_im_context_get_preedit_string");
  char *(*place)(const char *, long) = find("g_utf8_offset_to_pointer");
  long (*length_of)(const char *, long) = find("g_utf8_strlen");
  void (*release)(void *) = find("g_free");
  void (*unref)(void *) = find("pango_attr_list_unref");
  char *text = NULL;
  void *attributes = NULL;
  int caret = 0;
  get(context, &text, &attributes, &caret);
  // A context that ends a composition can report the caret of the previous preedit text.
  long length = text ? length_of(text, -1) : 0;
  if (caret < 0) caret = 0;
  if (caret > length) caret = (int)length;
  const char *shown = text ? text : "";
  method->callbacks.compose(method->owner, shown, (int)(place(shown, caret) - shown));
  if (attributes) unref(attributes);
  release(text);
}

static gboolean asked(void *context, InputMethod *method) {
  method->callbacks.retrieve(method->owner);
  return 1;
}

static gboolean deleted(void *context, int offset, int count, InputMethod *method) {
  method->callbacks.erase(method->owner, offset, count);
  return 1;
}

InputMethod *tactile_input_method_new(
    const GTKFunctions *gtk, GtkWidget *canvas, InputMethodCallbacks callbacks, void *owner) {
  void *(*make)(void) = find("gtk_im_multicontext_new");
  void (*set_widget)(void *, GtkWidget *) = find("gtk_im_context_set_client_widget");
  InputMethod *method = malloc(sizeof(InputMethod));
  *method = (InputMethod){make(), callbacks, owner};
  set_widget(method->context, canvas);
  struct { const char *name; GCallback handler; } signals[] = {
      {"commit", (GCallback)committed},
      {"preedit-changed", (GCallback)composed},
      {"retrieve-surrounding", (GCallback)asked},
      {"delete-surrounding", (GCallback)deleted},
  };
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
    gtk->g_signal_connect_data(
        method->context, signals[i].name, signals[i].handler, method, NULL, 0);
  return method;
}

void tactile_input_method_free(const GTKFunctions *gtk, InputMethod *method) {
  void (*set_widget)(void *, GtkWidget *) = find("gtk_im_context_set_client_widget");
  unsigned (*disconnect)(void *, int, unsigned, unsigned, void *, void *, void *) =
      find("g_signal_handlers_disconnect_matched");
  // Matches by the data: G_SIGNAL_MATCH_DATA.
  disconnect(method->context, 1 << 4, 0, 0, NULL, NULL, method);
  set_widget(method->context, NULL);
  gtk->g_object_unref(method->context);
  free(method);
}

void tactile_input_method_set_active(InputMethod *method, bool is_active) {
  void (*set)(void *) =
      find(is_active ? "gtk_im_context_focus_in" : "gtk_im_context_focus_out");
  set(method->context);
}

void tactile_input_method_reset(InputMethod *method) {
  void (*reset)(void *) = find("gtk_im_context_reset");
  reset(method->context);
}

bool tactile_input_method_filter(InputMethod *method, GdkEvent *event) {
  gboolean (*filter)(void *, GdkEvent *) = find("gtk_im_context_filter_keypress");
  return filter(method->context, event);
}

void tactile_input_method_set_caret(InputMethod *method, int x, int y, int width, int height) {
  void (*set)(void *, const CGTKArea *) = find("gtk_im_context_set_cursor_location");
  CGTKArea area = {x, y, width, height};
  set(method->context, &area);
}

void tactile_input_method_set_surrounding(
    InputMethod *method, const char *text, int caret, int anchor) {
  void (*set)(void *, const char *, int, int, int) =
      find("gtk_im_context_set_surrounding_with_selection");
  if (set) set(method->context, text, -1, caret, anchor);
}
