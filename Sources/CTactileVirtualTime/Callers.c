#define _GNU_SOURCE
#include "Next.h"

#include <link.h>
#include <stddef.h>
#include <unwind.h>

// Backtraces of Swift follow frame pointers, which libraries such as libdispatch use for other values. The tables for
// exceptions know the callers of such libraries.

/// A frame record, as functions with a frame pointer have it at the beginning of their frame.
struct frame {
  void *next;
  void *return_address;
};

/// An asynchronous context without a caller.
static void *const no_context[2];

/// A frame record, and before it the context that a backtrace reads where the code is that of an asynchronous function.
///
/// Frame pointers are multiples of 16.
struct record {
  _Alignas(16) const void *unused;
  const void *context;
  struct frame frame;
};

/// The code of a library, by its addresses.
struct code {
  uintptr_t inside, begin, end;
};

static int find_code(struct dl_phdr_info *library, size_t size, void *argument) {
  struct code *code = argument;
  for (int index = 0; index < library->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &library->dlpi_phdr[index];
    uintptr_t begin = library->dlpi_addr + part->p_vaddr;
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    if (code->inside < begin || code->inside >= begin + part->p_memsz) continue;
    code->begin = begin;
    code->end = begin + part->p_memsz;
    return 1;
  }
  return 0;
}

static struct code code_around(void *function) {
  struct code code = {(uintptr_t)function, 0, 0};
  dl_iterate_phdr(find_code, &code);
  return code;
}

static bool contains(const struct code *code, uintptr_t address) {
  return code->begin <= address && address < code->end;
}

/// The frames of the stack, from the inside out.
struct walk {
  const struct code *concurrency;
  int count;
  // The last one is a caller of none.
  struct record records[401];
};

#if defined(__x86_64__) || defined(__aarch64__)

extern uint64_t swift_task_getJobTaskId(void *job);

static _Unwind_Reason_Code take(struct _Unwind_Context *context, void *argument) {
  struct walk *walk = argument;
  uintptr_t address = _Unwind_GetIP(context);
  // The callers of asynchronous functions are not on the stack.
  if (walk->count == sizeof walk->records / sizeof *walk->records - 1 || contains(walk->concurrency, address)) {
    return _URC_END_OF_STACK;
  }
  walk->records[walk->count].context = no_context;
  walk->records[walk->count].frame.return_address = (void *)address;
  walk->count++;
  return _URC_NO_REASON;
}

/// Calls a function with the frame pointer at a frame record.
void tactile_call_on_frame(struct frame *frame, TactileFunction function, void *context);

#if defined(__x86_64__)
__asm__(
    ".text\n"
    ".hidden tactile_call_on_frame\n"
    ".globl tactile_call_on_frame\n"
    ".type tactile_call_on_frame,@function\n"
    "tactile_call_on_frame:\n"
    ".cfi_startproc\n"
    "pushq %rbp\n"
    ".cfi_def_cfa_offset 16\n"
    ".cfi_offset %rbp, -16\n"
    "movq %rdi, %rbp\n"
    "movq %rdx, %rdi\n"
    "callq *%rsi\n"
    "popq %rbp\n"
    ".cfi_def_cfa_offset 8\n"
    ".cfi_restore %rbp\n"
    "retq\n"
    ".cfi_endproc\n"
    ".size tactile_call_on_frame, .-tactile_call_on_frame\n");
#else
__asm__(
    ".text\n"
    ".hidden tactile_call_on_frame\n"
    ".globl tactile_call_on_frame\n"
    ".type tactile_call_on_frame,%function\n"
    "tactile_call_on_frame:\n"
    ".cfi_startproc\n"
    "stp x29, x30, [sp, #-16]!\n"
    ".cfi_def_cfa_offset 16\n"
    ".cfi_offset x29, -16\n"
    ".cfi_offset x30, -8\n"
    "mov x29, x0\n"
    "mov x8, x1\n"
    "mov x0, x2\n"
    "blr x8\n"
    "ldp x29, x30, [sp], #16\n"
    ".cfi_def_cfa_offset 0\n"
    ".cfi_restore x29\n"
    ".cfi_restore x30\n"
    "ret\n"
    ".cfi_endproc\n"
    ".size tactile_call_on_frame, .-tactile_call_on_frame\n");
#endif

/// Keeps the variables of a function on the stack, where a backtrace looks for frame records.
///
/// AddressSanitizer puts them into memory of its own, to find uses after the function has returned.
#define ON_STACK __attribute__((no_sanitize("address")))

static struct code concurrency;

static void find_concurrency(void) { concurrency = code_around((void *)swift_task_getJobTaskId); }

ON_STACK void tactile_call_with_callers(TactileFunction function, void *context) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, find_concurrency);
  struct walk walk;
  walk.concurrency = &concurrency;
  walk.count = 0;
  _Unwind_Backtrace(take, &walk);
  if (walk.count == 0) {
    function(context);
    return;
  }
  for (int index = 0; index < walk.count; index++) walk.records[index].frame.next = &walk.records[index + 1].frame;
  walk.records[walk.count] = (struct record){NULL, no_context, {NULL, NULL}};
  tactile_call_on_frame(&walk.records[0].frame, function, context);
}

ON_STACK void tactile_call_from(uint64_t return_address, TactileFunction function, void *context) {
  // A backtrace ends at the frame without a caller.
  struct record records[2] = {
      {NULL, no_context, {&records[1].frame, (void *)(uintptr_t)return_address}},
      {NULL, no_context, {NULL, NULL}}};
  tactile_call_on_frame(&records[0].frame, function, context);
}

#else

void tactile_call_with_callers(TactileFunction function, void *context) { function(context); }

void tactile_call_from(uint64_t return_address, TactileFunction function, void *context) { function(context); }

#endif
