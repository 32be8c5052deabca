#define _GNU_SOURCE
#include "Next.h"

#include <stdlib.h>

struct group;
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void dispatch_group_enter(struct group *group);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void dispatch_async(struct queue *queue, void *block);

typedef void (*Leave)(struct group *);
typedef intptr_t (*Wait)(struct group *, uint64_t);
typedef void (*Notify)(struct group *, struct queue *, void *);

/// A block that is called on a queue when a group is empty.
struct notification {
  struct group *group;
  struct queue *queue;
  void *block;
  struct notification *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct notification *pending;

static bool is_empty(struct group *group) {
  return ((Wait)next_function("dispatch_group_wait"))(group, 0) == 0;
}

/// Passes the blocks to their queues that wait for a group which is empty.
static void notify(struct group *group) {
  while (true) {
    tactile_lock(&lock);
    struct notification **place = &pending;
    while (*place && (*place)->group != group) place = &(*place)->next;
    struct notification *found = *place && is_empty(group) ? *place : NULL;
    if (found) *place = found->next;
    pthread_mutex_unlock(&lock);
    if (!found) return;
    dispatch_async(found->queue, found->block);
    _Block_release(found->block);
    dispatch_release(found->queue);
    dispatch_release(found->group);
    free(found);
  }
}

REPLACEMENT void dispatch_group_leave(struct group *group) {
  dispatch_retain(group);
  ((Leave)next_function("dispatch_group_leave"))(group);
  notify(group);
  dispatch_release(group);
}

REPLACEMENT void dispatch_group_notify(struct group *group, struct queue *queue, void *block) {
  if (!tactile_code_is_windows() || !tactile_queue_is_windows(queue)) {
    ((Notify)next_function("dispatch_group_notify"))(group, queue, block);
    return;
  }
  struct notification *notification = malloc(sizeof *notification);
  *notification = (struct notification){group, queue, _Block_copy(block), NULL};
  dispatch_retain(group);
  dispatch_retain(queue);
  tactile_lock(&lock);
  struct notification **place = &pending;
  while (*place) place = &(*place)->next;
  *place = notification;
  pthread_mutex_unlock(&lock);
  notify(group);
}

/// A block that is in a group until it has been called.
struct member {
  struct group *group;
  void *block;
};

static void call_member(void *context) {
  struct member *member = context;
  tactile_call_block(member->block);
  dispatch_group_leave(member->group);
  dispatch_release(member->group);
  free(member);
}

REPLACEMENT void dispatch_group_async(struct group *group, struct queue *queue, void *block) {
  if (!tactile_code_is_windows() || !tactile_queue_is_windows(queue)) {
    ((Notify)next_function("dispatch_group_async"))(group, queue, block);
    return;
  }
  struct member *member = malloc(sizeof *member);
  *member = (struct member){group, _Block_copy(block)};
  dispatch_retain(group);
  dispatch_group_enter(group);
  tactile_work_call_on_queue(queue, call_member, member);
}
