#define _GNU_SOURCE
#include "Next.h"

#include <stdatomic.h>
#include <stddef.h>
#include <time.h>

extern struct queue _dispatch_main_q;
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void *swift_task_getCurrent(void);
extern uint64_t swift_task_getJobTaskId(void *job);

typedef void (*Async)(struct queue *, void *);
typedef void (*AsyncFunction)(struct queue *, void *, TactileFunction);
typedef void (*After)(uint64_t, struct queue *, void *);
typedef void (*AfterFunction)(uint64_t, struct queue *, void *, TactileFunction);

REPLACEMENT void dispatch_async_f(struct queue *queue, void *context, TactileFunction function);

static _Atomic(bool (*)(TactileWork)) taker;
static _Atomic(void (*)(void *)) cancel_observer;

void tactile_work_set_taker(bool (*new_taker)(TactileWork work)) { atomic_store(&taker, new_taker); }

void tactile_work_set_cancel_observer(void (*observer)(void *block)) { atomic_store(&cancel_observer, observer); }

/// Whether a function belongs to Swift's concurrency library, whose contexts are jobs.
static bool takes_jobs(TactileFunction function) {
  static _Atomic(TactileFunction) known;
  if (function == atomic_load(&known)) return true;
  Dl_info library, own;
  bool takes = dladdr((void *)swift_task_getJobTaskId, &library) && dladdr((void *)function, &own) &&
               library.dli_fbase == own.dli_fbase;
  if (takes) atomic_store(&known, function);
  return takes;
}

bool tactile_work_offer(TactileWork work) {
  bool (*take)(TactileWork) = atomic_load(&taker);
  if (!take) return false;
  tactile_queue_retain(work.queue);
  if (take(work)) return true;
  tactile_queue_release(work.queue);
  return false;
}

/// Offers work of a queue, and returns whether it is taken.
static bool take(
    struct queue *queue, void *context, TactileFunction function, double delay, bool is_barrier) {
  if (!atomic_load(&taker)) return false;
  bool is_job = takes_jobs(function);
  if (!is_job && !tactile_queue_is_windows(queue)) return false;
  // The job that ends a sleep belongs to no task.
  uint64_t task = is_job && delay == 0 ? swift_task_getJobTaskId(context) : 0;
  uint64_t sleeper = is_job && delay > 0 ? tactile_work_current_task() : 0;
  return tactile_work_offer((TactileWork){function, context, queue, task, delay, sleeper, is_barrier});
}

void tactile_work_call_on_queue(struct queue *queue, TactileFunction function, void *context) {
  dispatch_async_f(queue, context, function);
}

double tactile_seconds_until(uint64_t moment) {
  struct timespec now;
  bool is_date = moment >> 62 == 3;
  if (is_date) {
    moment = -moment;
    clock_gettime(CLOCK_REALTIME, &now);
  } else {
    clock_gettime(moment >> 63 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC, &now);
    moment &= ~(1ull << 63);
  }
  int64_t left = (int64_t)moment - ((int64_t)now.tv_sec * 1000000000 + now.tv_nsec);
  return left > 0 ? (double)left * 1e-9 : 0;
}

void tactile_call_block(void *context) {
  struct block *block = context;
  block->invoke(block);
  _Block_release(block);
}

// MARK: Functions of libdispatch

REPLACEMENT void dispatch_async_f(struct queue *queue, void *context, TactileFunction function) {
  if (take(queue, context, function, 0, false)) return;
  ((AsyncFunction)next_function("dispatch_async_f"))(queue, context, function);
}

REPLACEMENT void dispatch_after_f(
    uint64_t when, struct queue *queue, void *context, TactileFunction function) {
  if (when != UINT64_MAX && take(queue, context, function, tactile_seconds_until(when), false)) return;
  ((AfterFunction)next_function("dispatch_after_f"))(when, queue, context, function);
}

REPLACEMENT void dispatch_async(struct queue *queue, void *block) {
  void *copy = _Block_copy(block);
  if (take(queue, copy, tactile_call_block, 0, false)) return;
  ((Async)next_function("dispatch_async"))(queue, copy);
  _Block_release(copy);
}

REPLACEMENT void dispatch_barrier_async(struct queue *queue, void *block) {
  void *copy = _Block_copy(block);
  if (take(queue, copy, tactile_call_block, 0, true)) return;
  ((Async)next_function("dispatch_barrier_async"))(queue, copy);
  _Block_release(copy);
}

REPLACEMENT void dispatch_after(uint64_t when, struct queue *queue, void *block) {
  void *copy = _Block_copy(block);
  if (when != UINT64_MAX && take(queue, copy, tactile_call_block, tactile_seconds_until(when), false)) return;
  ((After)next_function("dispatch_after"))(when, queue, copy);
  _Block_release(copy);
}

REPLACEMENT void dispatch_block_cancel(void *block) {
  ((void (*)(void *))next_function("dispatch_block_cancel"))(block);
  void (*observer)(void *) = atomic_load(&cancel_observer);
  if (observer) observer(block);
}

bool tactile_work_take_block(void *block) {
  if (!tactile_time_current().owner) return false;
  void *copy = _Block_copy(block);
  if (take(&_dispatch_main_q, copy, tactile_call_block, 0, false)) return true;
  _Block_release(copy);
  return false;
}

// MARK: What the host calls

void tactile_work_pass_on(TactileWork work) {
  struct queue *queue = work.queue ? work.queue : &_dispatch_main_q;
  double when = (tactile_time_of_machine() + work.delay) * 1e9;
  if (work.delay <= 0) {
    const char *name = work.is_barrier ? "dispatch_barrier_async_f" : "dispatch_async_f";
    ((AsyncFunction)next_function(name))(queue, work.context, work.function);
  } else {
    ((AfterFunction)next_function("dispatch_after_f"))(
        when < 9e18 ? (uint64_t)when : UINT64_MAX, queue, work.context, work.function);
  }
  tactile_queue_release(work.queue);
}

void tactile_work_call_on_main_queue(TactileFunction function, void *context) {
  ((AsyncFunction)next_function("dispatch_async_f"))(&_dispatch_main_q, context, function);
}

void *tactile_work_main_queue(void) { return &_dispatch_main_q; }

uint64_t tactile_work_current_task(void) {
  void *task = swift_task_getCurrent();
  return task ? swift_task_getJobTaskId(task) : 0;
}
