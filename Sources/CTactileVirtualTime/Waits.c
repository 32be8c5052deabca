#define _GNU_SOURCE
#include "Next.h"

#include <math.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

struct object;

typedef int (*NanoSleep)(const struct timespec *, struct timespec *);
typedef int (*MicroSleep)(useconds_t);
typedef unsigned (*Sleep)(unsigned);
typedef intptr_t (*Wait)(struct object *, uint64_t);

static TactileWaits waits;
static _Atomic(bool) has_waits;

void tactile_waits_set(TactileWaits new_waits) {
  waits = new_waits;
  atomic_store(&has_waits, true);
}

bool tactile_code_is_windows(void) {
  return atomic_load_explicit(&has_waits, memory_order_acquire) && tactile_time_current().owner;
}

bool tactile_queue_is_busy(struct queue *queue, bool is_barrier) { return waits.is_busy(queue, is_barrier); }

bool tactile_wait_for_other(const char *name, double seconds) { return waits.retry(name, seconds); }

double tactile_sleep_virtually(double seconds, const char *name) {
  if (!tactile_code_is_windows() || !(seconds >= 0 && seconds < 1e9)) return seconds;
  // The clocks count microseconds. `Thread.sleep` repeats its sleep until no time remains, so that some time has to pass.
  if (seconds < 1e-6) seconds = 1e-6;
  double start = tactile_time_current().seconds;
  if (waits.sleep(name, seconds)) return 0;
  // The window was closed during the sleep.
  double left = start + seconds - tactile_time_current().seconds;
  return left > 0 ? (left < seconds ? left : seconds) : 0;
}

void tactile_warn_of_endless_wait(const char *name) { waits.sleep(name, INFINITY); }

static struct timespec timespec_of(double seconds) {
  return (struct timespec){(time_t)seconds, lround((seconds - floor(seconds)) * 1e9) % 1000000000};
}

static double seconds_of(const struct timespec *time) { return (double)time->tv_sec + (double)time->tv_nsec * 1e-9; }

// MARK: Sleeps of the C library

REPLACEMENT int nanosleep(const struct timespec *duration, struct timespec *remaining) {
  NanoSleep next = (NanoSleep)next_function("nanosleep");
  if (!tactile_code_is_windows()) return next(duration, remaining);
  double left = tactile_sleep_virtually(seconds_of(duration), "Thread.sleep or nanosleep");
  if (left <= 0) return 0;
  struct timespec rest = timespec_of(left);
  return next(&rest, remaining);
}

REPLACEMENT int usleep(useconds_t duration) {
  double left = tactile_sleep_virtually((double)duration * 1e-6, "usleep");
  return left > 0 ? ((MicroSleep)next_function("usleep"))((useconds_t)(left * 1e6)) : 0;
}

REPLACEMENT unsigned sleep(unsigned duration) {
  double left = tactile_sleep_virtually(duration, "sleep");
  return left > 0 ? ((Sleep)next_function("sleep"))((unsigned)ceil(left)) : 0;
}

// MARK: Threads

typedef void *(*Start)(void *);
typedef int (*CreateThread)(pthread_t *, const pthread_attr_t *, Start, void *);

/// Whether an instruction is one of Foundation's, which creates the threads of `Thread`.
static bool is_foundations(void *instruction) {
  Dl_info library;
  return dladdr(instruction, &library) && library.dli_fname && strstr(library.dli_fname, "libFoundation");
}

REPLACEMENT int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, Start start, void *context) {
  if (tactile_code_is_windows() && is_foundations(__builtin_return_address(0))) waits.thread();
  return ((CreateThread)next_function("pthread_create"))(thread, attributes, start, context);
}

// MARK: Waits of libdispatch

/// Waits for a semaphore or a group of the window's code.
static intptr_t wait_virtually(struct object *object, uint64_t end, const char *function, const char *name) {
  Wait next = (Wait)next_function(function);
  if (!tactile_code_is_windows()) return next(object, end);
  double seconds = end == UINT64_MAX ? INFINITY : tactile_seconds_until(end);
  double limit = tactile_time_current().seconds + seconds;
  while (tactile_code_is_windows()) {
    intptr_t result = next(object, 0);
    double left = limit - tactile_time_current().seconds;
    if (result == 0 || left <= 0) return result;
    if (!waits.retry(name, left)) break;
  }
  return next(object, end);
}

REPLACEMENT intptr_t dispatch_semaphore_wait(struct object *semaphore, uint64_t end) {
  return wait_virtually(semaphore, end, "dispatch_semaphore_wait", "DispatchSemaphore.wait");
}

REPLACEMENT intptr_t dispatch_group_wait(struct object *group, uint64_t end) {
  return wait_virtually(group, end, "dispatch_group_wait", "DispatchGroup.wait");
}
