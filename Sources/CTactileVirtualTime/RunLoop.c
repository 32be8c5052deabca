#define _GNU_SOURCE
#include "Next.h"

#include <stdatomic.h>
#include <stddef.h>

struct run_loop;
struct run_loop_timer;

/// The context that a timer of Core Foundation is created with.
struct timer_context {
  intptr_t version;
  void *object;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  const void *(*describe)(const void *);
};

extern void CFRunLoopTimerGetContext(struct run_loop_timer *timer, struct timer_context *context);

typedef void (*AddTimer)(struct run_loop *, struct run_loop_timer *, const void *);
typedef void (*SetNextFireDate)(struct run_loop_timer *, double);
typedef void (*Invalidate)(struct run_loop_timer *);
typedef int32_t (*RunInMode)(const void *, double, unsigned char);
typedef unsigned char (*Finished)(struct run_loop *, const void *);
typedef void (*PerformBlock)(struct run_loop *, const void *, void *);

static _Atomic(bool (*)(void *)) taker;
static _Atomic(void (*)(void *)) observer;

void tactile_timer_set_taker(bool (*new_taker)(void *timer), void (*new_observer)(void *timer)) {
  atomic_store(&taker, new_taker);
  atomic_store(&observer, new_observer);
}

/// The `Timer` of Foundation that has made a timer; null if something else has.
static void *object_of(struct run_loop_timer *timer) {
  struct timer_context context = {0};
  CFRunLoopTimerGetContext(timer, &context);
  return context.object;
}

static void note_change(void *object) {
  void (*observe)(void *) = atomic_load(&observer);
  if (object && observe) observe(object);
}

// MARK: Functions of Core Foundation

REPLACEMENT void CFRunLoopAddTimer(
    struct run_loop *loop, struct run_loop_timer *timer, const void *mode) {
  bool (*take)(void *) = atomic_load(&taker);
  void *object = take && tactile_time_current().owner ? object_of(timer) : NULL;
  if (object && take(object)) return;
  ((AddTimer)next_function("CFRunLoopAddTimer"))(loop, timer, mode);
}

REPLACEMENT void CFRunLoopTimerSetNextFireDate(struct run_loop_timer *timer, double date) {
  ((SetNextFireDate)next_function("CFRunLoopTimerSetNextFireDate"))(timer, date);
  note_change(object_of(timer));
}

REPLACEMENT void CFRunLoopTimerInvalidate(struct run_loop_timer *timer) {
  // An invalid timer doesn't know its object.
  void *object = object_of(timer);
  ((Invalidate)next_function("CFRunLoopTimerInvalidate"))(timer);
  note_change(object);
}

REPLACEMENT void CFRunLoopPerformBlock(struct run_loop *loop, const void *mode, void *block) {
  if (tactile_work_take_block(block)) return;
  ((PerformBlock)next_function("CFRunLoopPerformBlock"))(loop, mode, block);
}

/// Whether the window's code runs the main run loop with nothing added to it, and without an end.
static _Thread_local bool has_nothing_to_run, is_endless;

/// The main run loop of a window has its events to wait for, even if nothing has been added to it.
REPLACEMENT unsigned char _CFRunLoopFinished(struct run_loop *loop, const void *mode) {
  bool is_finished = ((Finished)next_function("_CFRunLoopFinished"))(loop, mode);
  has_nothing_to_run = is_finished && !is_endless && tactile_code_is_windows() && !tactile_worker_current();
  is_endless = false;
  return is_finished && !has_nothing_to_run;
}

REPLACEMENT int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returns_early) {
  static const int32_t timed_out = 3;
  if (has_nothing_to_run && seconds >= 1e9) {
    tactile_warn_of_endless_wait("RunLoop.run");
    is_endless = true;
    return timed_out;
  }
  double left = tactile_sleep_virtually(seconds, "RunLoop.run");
  if (left <= 0 && seconds > 0) return timed_out;
  return ((RunInMode)next_function("CFRunLoopRunInMode"))(mode, left, returns_early);
}
