#define _GNU_SOURCE
#include "Next.h"

#include <math.h>
#include <sched.h>
#include <stdatomic.h>
#include <stddef.h>

// Calls of libdispatch that return when the work that they ask for has been done.

extern struct queue _dispatch_main_q;
extern struct queue *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);

typedef void (*Sync)(struct queue *, void *);
typedef void (*Assert)(struct queue *);
typedef void (*Apply)(size_t, struct queue *, void *);

/// A block that the window's code waits for.
struct awaited {
  struct block *block;
  _Atomic(bool) is_done;
};

static void call_awaited(void *context) {
  struct awaited *awaited = context;
  awaited->block->invoke(awaited->block);
  atomic_store(&awaited->is_done, true);
}

/// Calls a block on a queue after the window's work that is ahead of it, and returns whether it has been called.
static bool sync_virtually(struct queue *queue, void *block, bool is_barrier) {
  static const char *name = "DispatchQueue.sync";
  if (!tactile_code_is_windows() || !tactile_queue_is_windows(queue)) return false;
  struct awaited awaited = {block, false};
  if (tactile_worker_current()) {
    if (!tactile_work_offer((TactileWork){call_awaited, &awaited, queue, 0, 0, 0, is_barrier})) return false;
    while (!atomic_load(&awaited.is_done)) {
      // The queues of a window that is closed go on by themselves.
      if (!tactile_code_is_windows() || !tactile_wait_for_other(name, INFINITY)) sched_yield();
    }
    return true;
  }
  if (queue == &_dispatch_main_q) return false;
  while (tactile_queue_is_busy(queue, is_barrier) && tactile_wait_for_other(name, INFINITY)) {
  }
  call_awaited(&awaited);
  return true;
}

REPLACEMENT void dispatch_sync(struct queue *queue, void *block) {
  if (!sync_virtually(queue, block, false)) ((Sync)next_function("dispatch_sync"))(queue, block);
}

REPLACEMENT void dispatch_barrier_sync(struct queue *queue, void *block) {
  if (!sync_virtually(queue, block, true)) ((Sync)next_function("dispatch_barrier_sync"))(queue, block);
}

/// The iterations of a concurrent loop of the window's code.
struct iterations {
  _Atomic(size_t) next;
  size_t count;
  void (*call)(void *context, size_t iteration);
  void *context;
  _Atomic(size_t) workers;
};

static void iterate(void *context) {
  struct iterations *iterations = context;
  size_t iteration;
  while ((iteration = atomic_fetch_add(&iterations->next, 1)) < iterations->count) {
    iterations->call(iterations->context, iteration);
  }
  atomic_fetch_sub(&iterations->workers, 1);
}

/// Performs iterations as four processors do, whose work takes turns, and returns whether it has.
static bool apply_virtually(size_t count, struct queue *queue, void *context, void (*call)(void *, size_t)) {
  static const size_t processors = 4;
  if (!queue) queue = dispatch_get_global_queue(0, 0);
  if (!tactile_code_is_windows() || !tactile_queue_is_windows(queue)) return false;
  struct iterations iterations = {0, count, call, context, 0};
  size_t wanted = count < processors ? count : processors;
  while (wanted > 0) {
    atomic_fetch_add(&iterations.workers, 1);
    if (!tactile_work_offer((TactileWork){iterate, &iterations, queue, 0, 0, 0, false})) iterate(&iterations);
    wanted--;
  }
  while (atomic_load(&iterations.workers) > 0) {
    if (!tactile_code_is_windows() || !tactile_wait_for_other("DispatchQueue.concurrentPerform", INFINITY)) sched_yield();
  }
  return true;
}

static void call_iteration(void *context, size_t iteration) {
  struct block *block = context;
  ((void (*)(struct block *, size_t))block->invoke)(block, iteration);
}

REPLACEMENT void dispatch_apply(size_t count, struct queue *queue, void *block) {
  if (!apply_virtually(count, queue, block, call_iteration)) {
    ((Apply)next_function("dispatch_apply"))(count, queue, block);
  }
}

// libdispatch doesn't know that the window's work is on a queue.
static bool is_asserted(struct queue *queue) { return queue != &_dispatch_main_q && tactile_code_is_windows(); }

REPLACEMENT void dispatch_assert_queue(struct queue *queue) {
  if (!is_asserted(queue)) ((Assert)next_function("dispatch_assert_queue"))(queue);
}

REPLACEMENT void dispatch_assert_queue_barrier(struct queue *queue) {
  if (!is_asserted(queue)) ((Assert)next_function("dispatch_assert_queue_barrier"))(queue);
}
