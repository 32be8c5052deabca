#include "CTactileGTK.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  ClipboardCallbacks callbacks;
  void *owner;
  long number;
} Reading;

static void *find(const char *name) { return dlsym(RTLD_DEFAULT, name); }

static void end(Reading *reading) {
  reading->callbacks.end(reading->owner);
  free(reading);
}

static void text_came(GObject *clipboard, GAsyncResult *result, void *data) {
  char *(*finish)(GObject *, GAsyncResult *, void **) = find("gdk_clipboard_read_text_finish");
  void (*release)(void *) = find("g_free");
  Reading *reading = data;
  char *text = finish(clipboard, result, NULL);
  if (text) reading->callbacks.text(reading->owner, reading->number, text);
  release(text);
  end(reading);
}

static void texture_came(GObject *clipboard, GAsyncResult *result, void *data) {
  GdkTexture *(*finish)(GObject *, GAsyncResult *, void **) =
      find("gdk_clipboard_read_texture_finish");
  int (*width_of)(GdkTexture *) = find("gdk_texture_get_width");
  int (*height_of)(GdkTexture *) = find("gdk_texture_get_height");
  void (*download)(GdkTexture *, void *, size_t) = find("gdk_texture_download");
  void (*unref)(void *) = find("g_object_unref");
  Reading *reading = data;
  GdkTexture *texture = finish(clipboard, result, NULL);
  if (texture) {
    size_t width = (size_t)width_of(texture), height = (size_t)height_of(texture);
    void *pixels = malloc(width * height * 4);
    if (pixels) {
      download(texture, pixels, width * 4);
      reading->callbacks.picture(
          reading->owner, reading->number, pixels, (int)width, (int)height);
    }
    free(pixels);
    unref(texture);
  }
  end(reading);
}

void tactile_clipboard_read(
    GdkClipboard *clipboard, ClipboardCallbacks callbacks, void *owner, long number) {
  void *(*formats_of)(GdkClipboard *) = find("gdk_clipboard_get_formats");
  const char *const *(*types_of)(void *, size_t *) = find("gdk_content_formats_get_mime_types");
  size_t count = 0;
  const char *const *types = types_of(formats_of(clipboard), &count);
  bool is_picture = false, is_text = false;
  for (size_t i = 0; i < count; i++) {
    is_text |= !strncmp(types[i], "text/plain", 10);
    is_picture |= !strncmp(types[i], "image/", 6);
  }
  Reading *reading = malloc(sizeof(Reading));
  *reading = (Reading){callbacks, owner, number};
  // Programs that offer both, such as browsers, mean the text.
  const char *name = is_picture && !is_text ? "gdk_clipboard_read_texture_async"
                                            : "gdk_clipboard_read_text_async";
  void (*read)(GdkClipboard *, void *, GAsyncReadyCallback, void *) = find(name);
  read(clipboard, NULL, is_picture && !is_text ? texture_came : text_came, reading);
}

GdkClipboard *tactile_primary_clipboard(GtkWidget *widget) {
  GdkClipboard *(*get)(GtkWidget *) = find("gtk_widget_get_primary_clipboard");
  return get(widget);
}
