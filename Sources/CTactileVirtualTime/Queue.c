#define _GNU_SOURCE
#include "Next.h"

#include <stddef.h>
#include <string.h>

extern struct queue _dispatch_main_q;
extern struct attributes _dispatch_queue_attr_concurrent;
extern struct queue *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
extern struct queue *dispatch_queue_create(const char *label, struct attributes *attributes);
extern const char *dispatch_queue_get_label(struct queue *queue);

bool tactile_queue_is_global(void *queue) {
  static const intptr_t qualities[] = {0x21, 0x19, 0x15, 0x11, 0x09, 0x05};
  for (size_t index = 0; index < sizeof qualities / sizeof *qualities; index++) {
    if (queue == dispatch_get_global_queue(qualities[index], 0)) return true;
  }
  return false;
}

/// Whether a queue belongs to Foundation, which fetches and waits for files on it.
static bool is_foundations(struct queue *queue) {
  static const char *prefixes[] = {"URLSession", "NSURL", "com.apple.", "org.swift."};
  const char *label = dispatch_queue_get_label(queue);
  for (size_t index = 0; label && index < sizeof prefixes / sizeof *prefixes; index++) {
    if (strncmp(label, prefixes[index], strlen(prefixes[index])) == 0) return true;
  }
  return false;
}

bool tactile_queue_is_windows(struct queue *queue) {
  if (queue == &_dispatch_main_q || tactile_queue_is_global(queue)) return true;
  return tactile_time_current().owner && !is_foundations(queue);
}

typedef void (*Change)(void *);

/// Calls a function of libdispatch itself: the definitions of this program ask whether an object is a timer, which takes a
/// lock. The main queue and null need no reference.
static void change(struct queue *queue, _Atomic(Change) *found, const char *name) {
  if (!queue || queue == &_dispatch_main_q) return;
  Change function = atomic_load(found);
  if (!function) atomic_store(found, function = (Change)next_function(name));
  function(queue);
}

void tactile_queue_retain(void *queue) {
  static _Atomic(Change) found;
  change(queue, &found, "dispatch_retain");
}

void tactile_queue_release(void *queue) {
  static _Atomic(Change) found;
  change(queue, &found, "dispatch_release");
}

bool tactile_queue_is_serial(void *queue) {
  static struct queue *concurrent;
  static void *kind;
  if (!concurrent) {
    concurrent = dispatch_queue_create("", &_dispatch_queue_attr_concurrent);
    // An object of libdispatch begins with a reference to its class.
    kind = *(void **)concurrent;
  }
  return queue && !tactile_queue_is_global(queue) && *(void **)queue != kind;
}
