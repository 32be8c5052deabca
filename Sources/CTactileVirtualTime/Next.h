#ifndef Next_h
#define Next_h

#include "CTactileVirtualTime.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>

/// Makes a function the program's own, though a library defines it too.
///
/// A definition in a program comes before those of shared libraries, and gives way, since it is weak, to that of a
/// static library. The runtimes of the sanitizers are static, and define such functions weakly themselves. The section
/// contains the replacements only, so that the address of a function tells whether it is one.
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define REPLACEMENT __attribute__((disable_sanitizer_instrumentation, section("tactile_replacements")))
#else
#define REPLACEMENT __attribute__((weak, section("tactile_replacements")))
#endif

/// Returns the definition that a function of this program replaces: a sanitizer's, if it has one, which sees what
/// happens before what, or else the library's.
///
/// The library may be loaded before or after this one. If no library has the function, the program ends with a message.
void *tactile_next_function(const char *name);
#define next_function tactile_next_function

struct queue;

/// The beginning of a block, as the binary interface of blocks defines it.
struct block {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(struct block *);
};

/// Calls a block and releases it.
void tactile_call_block(void *block);

/// Whether work on a queue is offered: the main queue's, the global queues', and, if the window's code asks for it, that
/// of queues which it has created.
bool tactile_queue_is_windows(struct queue *queue);

/// Offers work, and returns whether it is taken.
bool tactile_work_offer(TactileWork work);

/// Offers work of a queue, which libdispatch does if it isn't taken.
void tactile_work_call_on_queue(struct queue *queue, TactileFunction function, void *context);

/// Offers a block of the window's code as work of the main queue, and returns whether it is taken.
bool tactile_work_take_block(void *block);

/// Whether the window's code runs on this thread.
bool tactile_code_is_windows(void);

/// Lets other work of the window go on, for at most some seconds. Returns false if there is none to wait for.
bool tactile_wait_for_other(const char *name, double seconds);

/// Whether a queue has work that a call on it has to wait for; a barrier waits for all work.
bool tactile_queue_is_busy(struct queue *queue, bool is_barrier);

/// Warns that the window's code waits for what never comes.
void tactile_warn_of_endless_wait(const char *name);

/// The number of workers that have work, paused or not; while there are none, no lock is held by one.
extern _Atomic(int) tactile_workers_at_work;

/// Locks a mutex as the C library does.
int tactile_lock(pthread_mutex_t *mutex);

/// Whether a thread goes on only after this one: a worker that is paused, or the thread that moves the clock while this
/// one is its worker.
bool tactile_thread_is_waiting(int thread);

/// Sleeps on the window's clock, and returns the seconds that are left for the machine's clock.
double tactile_sleep_virtually(double seconds, const char *name);

/// The time until a moment of libdispatch, in seconds. Its two highest bits tell the clock.
double tactile_seconds_until(uint64_t moment);

#endif
