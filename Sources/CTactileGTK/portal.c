#include "CTactileGTK.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// The settings that desktops offer through the portal, read by GIO, which comes with GTK.

typedef struct _GDBusConnection GDBusConnection;
typedef struct _GVariant GVariant;
typedef struct _GVariantType GVariantType;

typedef struct {
  PortalCallback changed;
  void *owner;
} Watch;

static void *find(const char *name) { return dlsym(RTLD_DEFAULT, name); }

/// Tells the value of a setting if it is a number, a flag, or several numbers.
static void tell(Watch *watch, const char *group, const char *key, GVariant *value) {
  const char *(*type_of)(GVariant *) = find("g_variant_get_type_string");
  GVariant *(*inner)(GVariant *) = find("g_variant_get_variant");
  GVariant *(*child)(GVariant *, size_t) = find("g_variant_get_child_value");
  size_t (*count)(GVariant *) = find("g_variant_n_children");
  void (*unref)(GVariant *) = find("g_variant_unref");
  double (*real)(GVariant *) = find("g_variant_get_double");
  uint32_t (*whole)(GVariant *) = find("g_variant_get_uint32");
  gboolean (*flag)(GVariant *) = find("g_variant_get_boolean");
  const char *type = type_of(value);
  if (!strcmp(type, "v")) {
    GVariant *content = inner(value);
    tell(watch, group, key, content);
    unref(content);
    return;
  }
  double numbers[3] = {0, 0, 0};
  int total = 1;
  if (!strcmp(type, "d")) {
    numbers[0] = real(value);
  } else if (!strcmp(type, "u")) {
    numbers[0] = whole(value);
  } else if (!strcmp(type, "b")) {
    numbers[0] = flag(value) != 0;
  } else if (!strcmp(type, "(ddd)") && count(value) == 3) {
    total = 3;
    for (int i = 0; i < 3; i++) {
      GVariant *part = child(value, i);
      numbers[i] = real(part);
      unref(part);
    }
  } else {
    return;
  }
  watch->changed(watch->owner, group, key, numbers, total);
}

/// Tells each setting of a dictionary of groups, each of which is a dictionary of settings.
static void all_read(GObject *source, GAsyncResult *result, void *data) {
  GVariant *(*finish)(GObject *, GAsyncResult *, void **) = find("g_dbus_connection_call_finish");
  GVariant *(*child)(GVariant *, size_t) = find("g_variant_get_child_value");
  size_t (*count)(GVariant *) = find("g_variant_n_children");
  const char *(*string)(GVariant *, size_t *) = find("g_variant_get_string");
  void (*unref)(GVariant *) = find("g_variant_unref");
  const char *(*type_of)(GVariant *) = find("g_variant_get_type_string");
  // Without a portal there is no answer.
  GVariant *answer = finish(source, result, NULL);
  if (!answer) return;
  if (!strcmp(type_of(answer), "(a{sa{sv}})")) {
    GVariant *groups = child(answer, 0);
    for (size_t i = 0; i < count(groups); i++) {
      GVariant *group = child(groups, i), *name = child(group, 0), *settings = child(group, 1);
      for (size_t j = 0; j < count(settings); j++) {
        GVariant *setting = child(settings, j), *key = child(setting, 0),
                 *value = child(setting, 1);
        tell(data, string(name, NULL), string(key, NULL), value);
        unref(value), unref(key), unref(setting);
      }
      unref(settings), unref(name), unref(group);
    }
    unref(groups);
  }
  unref(answer);
}

static void setting_changed(
    GDBusConnection *connection, const char *sender, const char *path, const char *interface,
    const char *signal, GVariant *parameters, void *data) {
  GVariant *(*child)(GVariant *, size_t) = find("g_variant_get_child_value");
  const char *(*string)(GVariant *, size_t *) = find("g_variant_get_string");
  void (*unref)(GVariant *) = find("g_variant_unref");
  const char *(*type_of)(GVariant *) = find("g_variant_get_type_string");
  if (strcmp(type_of(parameters), "(ssv)")) return;
  GVariant *group = child(parameters, 0), *key = child(parameters, 1),
           *value = child(parameters, 2);
  tell(data, string(group, NULL), string(key, NULL), value);
  unref(value), unref(key), unref(group);
}

static void bus_came(GObject *source, GAsyncResult *result, void *data) {
  GDBusConnection *(*finish)(GAsyncResult *, void **) = find("g_bus_get_finish");
  unsigned (*subscribe)(
      GDBusConnection *, const char *, const char *, const char *, const char *, const char *, int,
      void *, void *, GDestroyNotify) = find("g_dbus_connection_signal_subscribe");
  void (*call)(
      GDBusConnection *, const char *, const char *, const char *, const char *, GVariant *,
      const GVariantType *, int, int, void *, GAsyncReadyCallback, void *) =
      find("g_dbus_connection_call");
  GVariant *(*strings)(const char *const *, ptrdiff_t) = find("g_variant_new_strv");
  GVariant *(*tuple)(GVariant *const *, size_t) = find("g_variant_new_tuple");
  GDBusConnection *bus = finish(result, NULL);
  if (!bus) return;
  const char *path = "/org/freedesktop/portal/desktop",
             *interface = "org.freedesktop.portal.Settings";
  subscribe(bus, NULL, interface, "SettingChanged", path, NULL, 0, setting_changed, data, NULL);
  const char *groups[] = {"org.freedesktop.appearance", "org.gnome.desktop.interface"};
  GVariant *names = strings(groups, 2);
  // Waits for at most 5 s, without starting a portal where none runs.
  const int doNotStart = 1;
  call(bus, "org.freedesktop.portal.Desktop", path, interface, "ReadAll", tuple(&names, 1), NULL,
       doNotStart, 5000, NULL, all_read, data);
}

void tactile_watch_portal(PortalCallback changed, void *owner) {
  void (*get)(int, void *, GAsyncReadyCallback, void *) = find("g_bus_get");
  Watch *watch = calloc(1, sizeof(Watch));
  watch->changed = changed;
  watch->owner = owner;
  const int session = 2;
  get(session, NULL, bus_came, watch);
}
