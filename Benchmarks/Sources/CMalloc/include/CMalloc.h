#include <malloc.h>

/// The bytes of the heap in use; Foundation does not bring mallinfo2.
static inline size_t heap_in_use(void) { return mallinfo2().uordblks; }
