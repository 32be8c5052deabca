#define _GNU_SOURCE
#include "Next.h"

#include <errno.h>
#include <math.h>
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>

// Locks and conditions that the window's code waits for while another thread of it is paused and can't release them.
// `NSLock`, `NSRecursiveLock`, `NSCondition` and `NSConditionLock` are made of these.

typedef int (*Lock)(pthread_mutex_t *);
typedef int (*Wait)(pthread_cond_t *, pthread_mutex_t *);
typedef int (*TimedWait)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
typedef int (*Signal)(pthread_cond_t *);

static _Atomic(Lock) library_lock;

static __attribute__((noinline)) int find_and_lock(pthread_mutex_t *mutex) {
  Lock function = (Lock)next_function("pthread_mutex_lock");
  atomic_store(&library_lock, function);
  return function(mutex);
}

int tactile_lock(pthread_mutex_t *mutex) {
  Lock function = atomic_load_explicit(&library_lock, memory_order_relaxed);
  return function ? function(mutex) : find_and_lock(mutex);
}

/// Locks a mutex for the window's code, while other work goes on that may hold it.
static __attribute__((noinline)) int lock_virtually(pthread_mutex_t *mutex) {
  while (tactile_code_is_windows()) {
    int result = pthread_mutex_trylock(mutex);
    if (result != EBUSY) return result;
    if (!tactile_thread_is_waiting(mutex->__data.__owner)) break;
    if (!tactile_wait_for_other("A lock", INFINITY)) break;
  }
  return tactile_lock(mutex);
}

// Programs lock often, so this function has the usual case only.
REPLACEMENT int pthread_mutex_lock(pthread_mutex_t *mutex) {
  if (atomic_load_explicit(&tactile_workers_at_work, memory_order_relaxed) > 0) return lock_virtually(mutex);
  return tactile_lock(mutex);
}

// MARK: Conditions

/// A thread of the window's code that waits for a condition to be signaled.
struct waiter {
  pthread_cond_t *condition;
  bool is_signaled;
  struct waiter *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct waiter *first;
static _Atomic(int) waiters;

static void add(struct waiter *waiter) {
  tactile_lock(&lock);
  struct waiter **place = &first;
  while (*place) place = &(*place)->next;
  *place = waiter;
  atomic_fetch_add(&waiters, 1);
  pthread_mutex_unlock(&lock);
}

static void remove_waiter(struct waiter *waiter) {
  tactile_lock(&lock);
  struct waiter **place = &first;
  while (*place != waiter) place = &(*place)->next;
  *place = waiter->next;
  atomic_fetch_sub(&waiters, 1);
  pthread_mutex_unlock(&lock);
}

static bool is_signaled(struct waiter *waiter) {
  tactile_lock(&lock);
  bool is_signaled = waiter->is_signaled;
  pthread_mutex_unlock(&lock);
  return is_signaled;
}

/// Marks the waiters of a condition, or only the first one that isn't marked yet.
static void mark(pthread_cond_t *condition, bool is_for_all) {
  if (!atomic_load(&waiters)) return;
  tactile_lock(&lock);
  for (struct waiter *waiter = first; waiter; waiter = waiter->next) {
    if (waiter->condition != condition || waiter->is_signaled) continue;
    waiter->is_signaled = true;
    if (!is_for_all) break;
  }
  pthread_mutex_unlock(&lock);
}

/// Waits for a condition while other work of the window goes on, and returns the seconds that are left for a wait on the
/// machine's clock: less than 0 if the condition was signaled, 0 if the time is over.
static double wait_virtually(pthread_cond_t *condition, pthread_mutex_t *mutex, double seconds) {
  struct waiter waiter = {condition, false, NULL};
  double limit = tactile_time_current().seconds + seconds, left = seconds;
  add(&waiter);
  pthread_mutex_unlock(mutex);
  while (!is_signaled(&waiter) && tactile_code_is_windows()) {
    left = limit - tactile_time_current().seconds;
    if (left <= 0 || !tactile_wait_for_other("A condition", left)) break;
  }
  pthread_mutex_lock(mutex);
  remove_waiter(&waiter);
  return waiter.is_signaled ? -1 : left > 0 ? left : 0;
}

REPLACEMENT int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  if (tactile_code_is_windows() && wait_virtually(condition, mutex, INFINITY) < 0) return 0;
  return ((Wait)next_function("pthread_cond_wait"))(condition, mutex);
}

static double seconds_of(const struct timespec *time) { return (double)time->tv_sec + (double)time->tv_nsec * 1e-9; }

/// Waits until a date. Returns whether the wait is over, with its result; if not, changes the date to that of the machine's
/// clock.
static bool wait_until(pthread_cond_t *condition, pthread_mutex_t *mutex, struct timespec *date, int *result) {
  if (!tactile_code_is_windows()) return false;
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  double left = wait_virtually(condition, mutex, fmax(seconds_of(date) - seconds_of(&now), 0));
  *result = left < 0 ? 0 : ETIMEDOUT;
  if (left <= 0 || tactile_code_is_windows()) return true;
  clock_gettime(CLOCK_REALTIME, &now);
  double end = seconds_of(&now) + left;
  *date = (struct timespec){(time_t)end, lround((end - floor(end)) * 1e9) % 1000000000};
  return false;
}

REPLACEMENT int pthread_cond_timedwait(
    pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *date) {
  struct timespec end = *date;
  int result;
  if (wait_until(condition, mutex, &end, &result)) return result;
  return ((TimedWait)next_function("pthread_cond_timedwait"))(condition, mutex, &end);
}

REPLACEMENT int pthread_cond_signal(pthread_cond_t *condition) {
  static _Atomic(Signal) found;
  Signal next = atomic_load(&found);
  if (!next) atomic_store(&found, next = (Signal)next_function("pthread_cond_signal"));
  mark(condition, false);
  return next(condition);
}

REPLACEMENT int pthread_cond_broadcast(pthread_cond_t *condition) {
  static _Atomic(Signal) found;
  Signal next = atomic_load(&found);
  if (!next) atomic_store(&found, next = (Signal)next_function("pthread_cond_broadcast"));
  mark(condition, true);
  return next(condition);
}
