#define _GNU_SOURCE
#include "Next.h"

#include <stdatomic.h>
#include <stddef.h>

struct kind;
struct source;
extern struct kind _dispatch_source_type_timer;
extern struct queue *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
extern void *dispatch_get_context(void *object);
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

typedef struct source *(*Create)(struct kind *, uintptr_t, uintptr_t, struct queue *);
typedef void (*SetTimer)(struct source *, uint64_t, uint64_t, uint64_t);
typedef void (*SetBlock)(struct source *, void *);
typedef void (*SetFunction)(struct source *, TactileFunction);
typedef void (*Change)(void *);

static TactileTimerSources sources;
static _Atomic(bool) has_sources;

void tactile_timer_sources_set(TactileTimerSources new_sources) {
  sources = new_sources;
  atomic_store(&has_sources, true);
}

static bool is_taken(void *object) { return atomic_load(&has_sources) && sources.is_taken(object); }

void tactile_block_release(void *block) { _Block_release(block); }

TactileWork tactile_timer_source_work(void *source, void *queue, TactileFunction function, void *block) {
  tactile_queue_retain(queue);
  if (block) return (TactileWork){tactile_call_block, _Block_copy(block), queue, 0, 0, 0, false};
  return (TactileWork){function, dispatch_get_context(source), queue, 0, 0, 0, false};
}

REPLACEMENT struct source *dispatch_source_create(
    struct kind *kind, uintptr_t handle, uintptr_t mask, struct queue *queue) {
  struct source *source = ((Create)next_function("dispatch_source_create"))(kind, handle, mask, queue);
  if (source && kind == &_dispatch_source_type_timer && atomic_load(&has_sources)) {
    if (!queue) queue = dispatch_get_global_queue(0, 0);
    if (tactile_queue_is_windows(queue)) sources.create(source, queue);
  }
  return source;
}

REPLACEMENT void dispatch_source_set_timer(
    struct source *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  if (!is_taken(source)) {
    ((SetTimer)next_function("dispatch_source_set_timer"))(source, start, interval, leeway);
    return;
  }
  double delay = start == UINT64_MAX ? -1 : tactile_seconds_until(start);
  sources.set(source, delay, interval >= INT64_MAX ? 0 : (double)interval * 1e-9);
}

REPLACEMENT void dispatch_source_set_event_handler(struct source *source, void *block) {
  if (is_taken(source)) {
    sources.handle(source, NULL, block ? _Block_copy(block) : NULL);
  } else {
    ((SetBlock)next_function("dispatch_source_set_event_handler"))(source, block);
  }
}

REPLACEMENT void dispatch_source_set_event_handler_f(struct source *source, TactileFunction function) {
  if (is_taken(source)) {
    sources.handle(source, function, NULL);
  } else {
    ((SetFunction)next_function("dispatch_source_set_event_handler_f"))(source, function);
  }
}

REPLACEMENT void dispatch_source_cancel(struct source *source) {
  if (is_taken(source)) sources.remove(source);
  ((Change)next_function("dispatch_source_cancel"))((void *)source);
}

/// Passes a change on to libdispatch, which counts suspensions.
static void change(void *object, const char *function, TactileTimerSourceChange change) {
  if (is_taken(object)) sources.change(object, change);
  ((Change)next_function(function))(object);
}

REPLACEMENT void dispatch_activate(void *object) { change(object, "dispatch_activate", TactileActivate); }

REPLACEMENT void dispatch_resume(void *object) { change(object, "dispatch_resume", TactileResume); }

REPLACEMENT void dispatch_suspend(void *object) { change(object, "dispatch_suspend", TactileSuspend); }

// Swift gives a timer one reference, which it releases when no one holds the timer any more.
REPLACEMENT void dispatch_release(void *object) {
  if (is_taken(object)) sources.remove(object);
  ((Change)next_function("dispatch_release"))(object);
}
