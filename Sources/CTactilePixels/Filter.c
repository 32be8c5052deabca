// The five predictions of a byte from its neighbors that PNG defines.
//
// Vectors of 16 bytes are fast even without optimization: tests in debug builds write thousands of pictures.

#include <string.h>

#include "CTactilePixels.h"

typedef uint8_t bytes __attribute__((vector_size(16)));
typedef int16_t words __attribute__((vector_size(32)));

enum { lanes = 16, none = 0, sub, up, average, paeth };

// Of filters with equal results, the first is used. Most rows of windows resemble the one above.
static const int order[] = {up, sub, paeth, average, none};

static inline bytes load(const uint8_t *from) {
  bytes result;
  memcpy(&result, from, lanes);
  return result;
}

/// Returns the neighbor nearest to left + above - corner.
static uint8_t nearest(uint8_t left, uint8_t above, uint8_t corner) {
  int to_left = above - corner, to_above = left - corner, to_corner = to_left + to_above;
  if (to_left < 0) to_left = -to_left;
  if (to_above < 0) to_above = -to_above;
  if (to_corner < 0) to_corner = -to_corner;
  if (to_left <= to_above && to_left <= to_corner) return left;
  return to_above <= to_corner ? above : corner;
}

/// The same for 16 bytes.
static inline bytes nearest_of(bytes left, bytes above, bytes corner) {
  words a = __builtin_convertvector(left, words);
  words b = __builtin_convertvector(above, words);
  words c = __builtin_convertvector(corner, words);
  words to_left = b - c, to_above = a - c, to_corner = to_left + to_above;
  to_left = (to_left ^ (to_left >> 15)) - (to_left >> 15);
  to_above = (to_above ^ (to_above >> 15)) - (to_above >> 15);
  to_corner = (to_corner ^ (to_corner >> 15)) - (to_corner >> 15);
  words is_left = (to_left <= to_above) & (to_left <= to_corner);
  words is_above = to_above <= to_corner;
  words chosen = (is_left & a) | (~is_left & ((is_above & b) | (~is_above & c)));
  return __builtin_convertvector(chosen, bytes);
}

static uint8_t predict(int filter, uint8_t left, uint8_t above, uint8_t corner) {
  switch (filter) {
  case sub: return left;
  case up: return above;
  case average: return (uint8_t)((left + above) / 2);
  case paeth: return nearest(left, above, corner);
  default: return 0;
  }
}

static inline bytes predict_of(int filter, bytes left, bytes above, bytes corner) {
  switch (filter) {
  case sub: return left;
  case up: return above;
  // Half of the sum without the carry: the common bits, and half of the others.
  case average: return (left & above) + ((left ^ above) >> 1);
  case paeth: return nearest_of(left, above, corner);
  default: return (bytes){0};
  }
}

static uint8_t size_of(uint8_t difference) {
  return difference < 128 ? difference : (uint8_t)(0 - difference);
}

/// Writes the differences of a row from its prediction.
///
/// Returns their sum; a sum that reaches the limit is not completed.
static uint64_t apply(
    int filter, const uint8_t *row, const uint8_t *above, size_t count, size_t components,
    uint8_t *output, uint64_t limit) {
  uint64_t sum = 0;
  size_t index = 0;
  for (; index < components && index < count; index++) {
    output[index] = row[index] - predict(filter, 0, above[index], 0);
    sum += size_of(output[index]);
  }
  while (index + lanes <= count && sum < limit) {
    words sums = {0};
    // A lane of 16 bits has room for 255 sizes of at most 128.
    for (int times = 0; times < 12 && index + lanes <= count; times++, index += lanes) {
      bytes difference =
          load(row + index)
          - predict_of(
              filter, load(row + index - components), load(above + index),
              load(above + index - components));
      memcpy(output + index, &difference, lanes);
      bytes is_negative = (bytes)(difference > 127);
      bytes size = (difference ^ is_negative) - is_negative;
      sums += __builtin_convertvector(size, words);
    }
    for (int lane = 0; lane < lanes; lane++) sum += (uint16_t)sums[lane];
  }
  for (; index < count && sum < limit; index++) {
    output[index] =
        row[index]
        - predict(filter, row[index - components], above[index], above[index - components]);
    sum += size_of(output[index]);
  }
  return sum;
}

void pixels_filter_row(
    const uint8_t *row, const uint8_t *above, size_t count, size_t components, uint64_t enough,
    uint8_t *output, uint8_t *scratch) {
  uint64_t best = UINT64_MAX;
  // The differences are written to one of two places, of which the other has the best so far.
  uint8_t *next = scratch, *found = scratch + count;
  int chosen = none;
  for (int index = 0; index < 5; index++) {
    int filter = order[index];
    uint64_t sum = apply(filter, row, above, count, components, next, best);
    if (sum >= best) continue;
    uint8_t *last = found;
    found = next;
    next = last;
    best = sum;
    chosen = filter;
    if (best < enough) break;
  }
  output[0] = (uint8_t)chosen;
  memcpy(output + 1, found, count);
}
