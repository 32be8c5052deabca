#include "CGTK.h"

#include <dlfcn.h>
#include <stdlib.h>

typedef struct {
  ClipboardCallback came;
  void *owner;
  long number;
} Reading;

static void text_came(GObject *clipboard, GAsyncResult *result, void *data) {
  char *(*finish)(GObject *, GAsyncResult *, void **) =
      dlsym(RTLD_DEFAULT, "gdk_clipboard_read_text_finish");
  void (*release)(void *) = dlsym(RTLD_DEFAULT, "g_free");
  Reading *reading = data;
  char *text = finish(clipboard, result, NULL);
  reading->came(reading->owner, reading->number, text);
  release(text);
  free(reading);
}

void tactile_clipboard_read(
    GdkClipboard *clipboard, ClipboardCallback came, void *owner, long number) {
  void (*read)(GdkClipboard *, void *, GAsyncReadyCallback, void *) =
      dlsym(RTLD_DEFAULT, "gdk_clipboard_read_text_async");
  Reading *reading = malloc(sizeof(Reading));
  *reading = (Reading){came, owner, number};
  read(clipboard, NULL, text_came, reading);
}
