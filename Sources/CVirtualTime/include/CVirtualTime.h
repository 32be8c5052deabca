#ifndef CVirtualTime_h
#define CVirtualTime_h

#include <stdbool.h>
#include <stdint.h>

/// A function that libdispatch is asked to call once, with a context.
typedef void (*TactileFunction)(void *context);

/// Work that the program has asked libdispatch to do.
typedef struct {
  TactileFunction function;
  void *context;
  /// The queue of libdispatch on which the work is to be done.
  void *queue;
  /// The number of the Swift task whose job the work is; 0 for a block or a function.
  uint64_t task;
  /// The time to wait before the work is done, in seconds.
  double delay;
} TactileWork;

/// Sets the function that is offered work before libdispatch gets it.
///
/// It is called on the thread that asks for the work, for the jobs of Swift's tasks, and for blocks and
/// functions on the main queue and the global queues. It returns whether it takes the work.
void tactile_work_set_taker(bool (*taker)(TactileWork work));

/// Passes work on to libdispatch, after its delay.
void tactile_work_pass_on(TactileWork work);

/// Calls a function on the main queue, without offering it first.
void tactile_work_call_on_main_queue(TactileFunction function, void *context);

/// The main queue.
void *tactile_work_main_queue(void);

/// The number of the Swift task that is running on this thread; 0 outside of tasks.
uint64_t tactile_work_current_task(void);

/// Sets the functions that are told of timers of run loops.
///
/// - `taker` is offered a `Timer` of Foundation before a run loop gets it, on the thread of the window's code
///   that adds it. It returns whether it takes the timer.
/// - `observer` is called after the date of any timer has been set, and after it has been invalidated.
void tactile_timer_set_taker(bool (*taker)(void *timer), void (*observer)(void *timer));

/// What the clocks show to the code that is running on a thread.
typedef struct {
  /// The clock of the window whose code is running; null for the machine's clock.
  void *owner;
  /// The reading of the monotonic clocks, in seconds.
  double seconds;
  /// The reading of the calendar's clock, in seconds since 1970.
  double date;
} TactileTime;

/// The time of this thread.
TactileTime tactile_time_current(void);

/// Sets the time of this thread, which stands still until it is set again.
void tactile_time_set(TactileTime time);

/// The reading of the machine's monotonic clock, in seconds.
double tactile_time_of_machine(void);

#endif
