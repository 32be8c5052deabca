#define _GNU_SOURCE
#include "Next.h"

#include <math.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/time.h>
#include <time.h>

typedef int (*ClockGetTime)(clockid_t, struct timespec *);

static _Thread_local TactileTime current;

static int machine_time(clockid_t clock, struct timespec *time) {
  static _Atomic(ClockGetTime) found;
  ClockGetTime function = atomic_load(&found);
  if (!function) {
    function = (ClockGetTime)next_function("clock_gettime");
    atomic_store(&found, function);
  }
  return function(clock, time);
}

static struct timespec timespec_of(double seconds) {
  double whole = floor(seconds);
  return (struct timespec){.tv_sec = (time_t)whole, .tv_nsec = lround((seconds - whole) * 1e6) * 1000};
}

/// Replaces the function of the C library.
REPLACEMENT int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!current.owner) return machine_time(clock, time);
  switch (clock) {
  case CLOCK_REALTIME:
  case CLOCK_REALTIME_COARSE:
    *time = timespec_of(current.date);
    break;
  case CLOCK_MONOTONIC:
  case CLOCK_MONOTONIC_RAW:
  case CLOCK_MONOTONIC_COARSE:
  case CLOCK_BOOTTIME:
    *time = timespec_of(current.seconds);
    break;
  default:
    // The time that a process has used is the machine's.
    return machine_time(clock, time);
  }
  // A fraction may be rounded up to a whole second.
  if (time->tv_nsec >= 1000000000) {
    time->tv_nsec -= 1000000000;
    time->tv_sec += 1;
  }
  return 0;
}

typedef int (*GetTimeOfDay)(struct timeval *, void *);
typedef time_t (*GetTime)(time_t *);

/// Replaces the function of the C library.
REPLACEMENT int gettimeofday(struct timeval *time, void *zone) {
  if (!current.owner) return ((GetTimeOfDay)next_function("gettimeofday"))(time, zone);
  struct timespec now = {0};
  clock_gettime(CLOCK_REALTIME, &now);
  *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return 0;
}

/// Replaces the function of the C library.
REPLACEMENT time_t time(time_t *result) {
  if (!current.owner) return ((GetTime)next_function("time"))(result);
  time_t seconds = (time_t)floor(current.date);
  if (result) *result = seconds;
  return seconds;
}

TactileTime tactile_time_current(void) { return current; }

void tactile_time_set(TactileTime time) { current = time; }

double tactile_time_of_machine(void) {
  struct timespec now;
  machine_time(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}
