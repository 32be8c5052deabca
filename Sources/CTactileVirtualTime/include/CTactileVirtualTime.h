#ifndef CTactileVirtualTime_h
#define CTactileVirtualTime_h

#include <stdbool.h>
#include <stdint.h>

/// A function that libdispatch is asked to call once, with a context.
typedef void (*TactileFunction)(void *context);

/// Work that the program has asked libdispatch to do.
typedef struct {
  TactileFunction function;
  void *context;
  /// The queue of libdispatch on which the work is done; null for work of the host. The work keeps it alive until
  /// `tactile_queue_release` is called, since the code that asked for the work may be all that knew the queue.
  void *queue;
  /// The number of the Swift task whose job the work is; 0 for a block or a function.
  uint64_t task;
  /// The time to wait before the work is done, in seconds.
  double delay;
  /// The number of the Swift task whose sleep the work ends; 0 for other work.
  uint64_t sleeper;
  /// Whether the work is a barrier, which waits for the work of its queue before it, and makes the work after it wait.
  bool is_barrier;
} TactileWork;

/// The name of a system function that the program calls instead of its replacement, so that code doesn't wait on a
/// window's clock; null if there is none.
///
/// Replacements have no effect in a shared library that is loaded after the library with the function, and in a program
/// that contains that library.
const char *tactile_function_without_replacement(void);

/// Sets the function that is offered work before libdispatch gets it.
///
/// It is called on the thread that asks for the work, for the jobs of Swift's tasks, and for blocks and
/// functions on the main queue, the global queues and those that the window's code has created. It returns whether it
/// takes the work.
void tactile_work_set_taker(bool (*taker)(TactileWork work));

/// Sets the function that is called after a block, which may be the context of work that waits, has been canceled.
void tactile_work_set_cancel_observer(void (*observer)(void *block));

/// Passes work on to libdispatch, after its delay, and releases its queue.
void tactile_work_pass_on(TactileWork work);

/// Calls a function on the main queue, without offering it first.
void tactile_work_call_on_main_queue(TactileFunction function, void *context);

/// The main queue.
void *tactile_work_main_queue(void);

/// Whether a queue does one piece of work after the other.
bool tactile_queue_is_serial(void *queue);

/// Whether a queue is one of those that `DispatchQueue.global(qos:)` returns, which ignore barriers.
bool tactile_queue_is_global(void *queue);

/// Keeps a queue alive until `tactile_queue_release` is called.
void tactile_queue_retain(void *queue);

/// Releases a queue, such as that of work that is done.
void tactile_queue_release(void *queue);

/// The number of the Swift task that is running on this thread; 0 outside of tasks.
uint64_t tactile_work_current_task(void);

/// Calls a function on frames that have all callers, for a backtrace that follows frame pointers.
///
/// A library that uses the frame pointer for other values would hide its caller, or end the backtrace.
void tactile_call_with_callers(TactileFunction function, void *context);

/// Calls a function as code at an address would, for a backtrace that ends with that address.
void tactile_call_from(uint64_t return_address, TactileFunction function, void *context);

/// Sets the functions that are called when a timer of a run loop is added or changes.
///
/// - `taker` is offered a `Timer` of Foundation before a run loop gets it, on the thread of the window's code
///   that adds it. It returns whether it takes the timer.
/// - `observer` is called after the date of any timer has been set, and after it has been invalidated.
void tactile_timer_set_taker(bool (*taker)(void *timer), void (*observer)(void *timer));

/// The readings of the clocks for the code that is running on a thread.
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

// MARK: Timers of libdispatch

/// A change of an object of libdispatch.
typedef enum {
  TactileActivate,
  TactileResume,
  TactileSuspend,
} TactileTimerSourceChange;

/// Functions that are called when a timer of libdispatch, which is a dispatch source, is created or changes.
typedef struct {
  /// Offers a new timer, whose handler is called on a queue.
  void (*create)(void *source, void *queue);
  /// Whether an object is a timer that was taken. The other functions are called for these only.
  bool (*is_taken)(void *object);
  /// Sets the seconds until the next call, less than 0 for none, and those between two calls, 0 for one call.
  void (*set)(void *source, double delay, double interval);
  /// Sets what is called: a function with the timer's context, or a block, which must be released.
  void (*handle)(void *source, TactileFunction function, void *block);
  /// Forgets a timer, which was canceled or released.
  void (*remove)(void *source);
  void (*change)(void *object, TactileTimerSourceChange change);
} TactileTimerSources;

/// Sets the functions that are called when a timer of libdispatch is created or changes.
void tactile_timer_sources_set(TactileTimerSources sources);

/// The work of a call of a timer.
TactileWork tactile_timer_source_work(void *source, void *queue, TactileFunction function, void *block);

/// Releases the block of a timer.
void tactile_block_release(void *block);

// MARK: Threads that wait on the window's clock

/// A thread that does work while the thread that moves the clock waits for it.
typedef struct TactileWorker TactileWorker;

/// Returns a thread for work, which doesn't begin yet.
TactileWorker *tactile_worker_for(TactileWork work);

/// The queue of the work of a thread.
void *tactile_worker_queue(TactileWorker *worker);

/// Lets a thread do its work until that ends or waits, and returns whether it has ended.
bool tactile_worker_run(TactileWorker *worker, TactileTime time);

/// Lets a thread go on by itself, on the machine's clock, and release its queue at the end of its work. A serial queue
/// waits for that end before its next work.
void tactile_worker_free(TactileWorker *worker);

/// The worker that is this thread; null on any other thread, and on one that goes on by itself.
TactileWorker *tactile_worker_current(void);

/// Returns to the thread that moves the clock until that runs this worker again. Returns false if the worker goes on by
/// itself from now on.
bool tactile_worker_pause(void);

/// Functions that are called when the window's code waits for something and blocks its thread.
typedef struct {
  /// Lets time pass on the window's clock, or warns if the time is infinite. Returns false if the window was closed
  /// meanwhile.
  bool (*sleep)(const char *name, double seconds);
  /// Lets other work of the window go on, for at most some seconds. Returns false if there is none to wait for.
  bool (*retry)(const char *name, double seconds);
  /// Whether a queue has work that isn't done.
  bool (*is_busy)(void *queue, bool is_barrier);
  /// Called when the window's code starts a `Thread`.
  void (*thread)(void);
} TactileWaits;

/// Sets the functions that are called when the window's code waits.
void tactile_waits_set(TactileWaits waits);

#endif
