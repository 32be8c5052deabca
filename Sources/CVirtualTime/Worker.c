#define _GNU_SOURCE
#include "Next.h"

#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

/// A thread that does work of background queues while the thread that moves the clock waits for it.
struct TactileWorker {
  sem_t turn;
  sem_t turn_of_clock;
  TactileWork work;
  TactileTime time;
  bool has_ended;
  /// Whether the window is gone, so that the thread goes on by itself, and waits as any other does.
  bool is_free;
  struct TactileWorker *next_idle;
};

static _Thread_local TactileWorker *current;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static TactileWorker *idle;

static void wait_for(sem_t *turn) {
  while (sem_wait(turn) != 0 && errno == EINTR) {
  }
}

static void *run(void *context) {
  TactileWorker *worker = context;
  current = worker;
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
  free(worker);
  return NULL;
}

TactileWorker *tactile_worker_for(TactileWork work) {
  pthread_mutex_lock(&lock);
  TactileWorker *worker = idle;
  if (worker) idle = worker->next_idle;
  pthread_mutex_unlock(&lock);
  if (!worker) {
    worker = calloc(1, sizeof *worker);
    sem_init(&worker->turn, 0, 0);
    sem_init(&worker->turn_of_clock, 0, 0);
    pthread_t thread;
    if (pthread_create(&thread, NULL, run, worker) != 0) abort();
    pthread_detach(thread);
  }
  worker->work = work;
  worker->has_ended = false;
  return worker;
}

bool tactile_worker_run(TactileWorker *worker, TactileTime time) {
  worker->time = time;
  sem_post(&worker->turn);
  wait_for(&worker->turn_of_clock);
  if (!worker->has_ended) return false;
  pthread_mutex_lock(&lock);
  worker->next_idle = idle;
  idle = worker;
  pthread_mutex_unlock(&lock);
  return true;
}

void tactile_worker_free(TactileWorker *worker) {
  worker->is_free = true;
  sem_post(&worker->turn);
}

TactileWorker *tactile_worker_current(void) {
  return current && !current->is_free ? current : NULL;
}

bool tactile_worker_pause(void) {
  TactileWorker *worker = current;
  sem_post(&worker->turn_of_clock);
  wait_for(&worker->turn);
  tactile_time_set(worker->is_free ? (TactileTime){0} : worker->time);
  return !worker->is_free;
}
