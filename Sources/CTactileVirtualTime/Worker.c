#define _GNU_SOURCE
#include "Next.h"

#include <errno.h>
#include <semaphore.h>
#include <stdlib.h>
#include <unistd.h>

/// A thread that does work of background queues while the thread that moves the clock waits for it.
struct TactileWorker {
  sem_t turn;
  sem_t turn_of_clock;
  TactileWork work;
  TactileTime time;
  bool has_ended;
  /// The numbers of this thread, and of the one that moves the clock.
  pid_t thread;
  pid_t thread_of_clock;
  bool is_paused;
  /// Whether the window is gone, so that the thread goes on by itself, and waits as any other does.
  bool is_free;
  /// Tells the queue that the work of a thread which goes on by itself has ended; null if the queue needn't wait for it.
  sem_t *end;
  struct TactileWorker *next_idle;
  struct TactileWorker *next;
};

typedef void (*Async)(struct queue *, void *, TactileFunction);

static _Thread_local TactileWorker *current;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static TactileWorker *idle;
_Atomic(int) tactile_workers_at_work;
/// All workers but those that go on by themselves.
static TactileWorker *first;

static void wait_for(sem_t *turn) {
  while (sem_wait(turn) != 0 && errno == EINTR) {
  }
}

static void *run(void *context) {
  TactileWorker *worker = context;
  current = worker;
  worker->thread = gettid();
  while (true) {
    wait_for(&worker->turn);
    tactile_time_set(worker->time);
    worker->work.function(worker->work.context);
    if (worker->is_free) break;
    tactile_time_set((TactileTime){0});
    worker->has_ended = true;
    sem_post(&worker->turn_of_clock);
  }
  current = NULL;
  if (worker->end) sem_post(worker->end);
  tactile_queue_release(worker->work.queue);
  free(worker);
  return NULL;
}

TactileWorker *tactile_worker_for(TactileWork work) {
  tactile_lock(&lock);
  TactileWorker *worker = idle;
  if (worker) idle = worker->next_idle;
  pthread_mutex_unlock(&lock);
  if (!worker) {
    worker = calloc(1, sizeof *worker);
    sem_init(&worker->turn, 0, 0);
    sem_init(&worker->turn_of_clock, 0, 0);
    tactile_lock(&lock);
    worker->next = first;
    first = worker;
    pthread_mutex_unlock(&lock);
    pthread_t thread;
    if (pthread_create(&thread, NULL, run, worker) != 0) abort();
    pthread_detach(thread);
  }
  atomic_fetch_add(&tactile_workers_at_work, 1);
  worker->work = work;
  worker->has_ended = false;
  return worker;
}

void *tactile_worker_queue(TactileWorker *worker) { return worker->work.queue; }

bool tactile_worker_run(TactileWorker *worker, TactileTime time) {
  worker->time = time;
  worker->thread_of_clock = gettid();
  sem_post(&worker->turn);
  wait_for(&worker->turn_of_clock);
  if (!worker->has_ended) return false;
  atomic_fetch_sub(&tactile_workers_at_work, 1);
  tactile_lock(&lock);
  worker->next_idle = idle;
  idle = worker;
  pthread_mutex_unlock(&lock);
  return true;
}

static void wait_for_end(void *context) {
  wait_for(context);
  sem_destroy(context);
  free(context);
}

void tactile_worker_free(TactileWorker *worker) {
  void *queue = worker->work.queue;
  if (tactile_queue_is_serial(queue) || (worker->work.is_barrier && !tactile_queue_is_global(queue))) {
    worker->end = malloc(sizeof *worker->end);
    sem_init(worker->end, 0, 0);
    ((Async)next_function("dispatch_barrier_async_f"))(queue, worker->end, wait_for_end);
  }
  tactile_lock(&lock);
  TactileWorker **place = &first;
  while (*place != worker) place = &(*place)->next;
  *place = worker->next;
  pthread_mutex_unlock(&lock);
  atomic_fetch_sub(&tactile_workers_at_work, 1);
  worker->is_free = true;
  sem_post(&worker->turn);
}

TactileWorker *tactile_worker_current(void) {
  return current && !current->is_free ? current : NULL;
}

bool tactile_worker_pause(void) {
  TactileWorker *worker = current;
  worker->is_paused = true;
  sem_post(&worker->turn_of_clock);
  wait_for(&worker->turn);
  worker->is_paused = false;
  tactile_time_set(worker->is_free ? (TactileTime){0} : worker->time);
  return !worker->is_free;
}

bool tactile_thread_is_waiting(int thread) {
  TactileWorker *self = tactile_worker_current();
  if (self && self->thread_of_clock == thread) return true;
  tactile_lock(&lock);
  TactileWorker *worker = first;
  while (worker && !(worker->thread == thread && worker->is_paused)) worker = worker->next;
  pthread_mutex_unlock(&lock);
  return worker;
}
