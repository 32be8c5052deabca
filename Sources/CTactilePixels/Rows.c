// Rows of pictures for PNG files.

#include <string.h>

#include "CTactilePixels.h"

bool pixels_are_opaque(pixels_area area) {
  for (size_t y = 0; y < area.height; y++) {
    const uint8_t *row = area.start + y * area.stride;
    // Most rows of pictures of windows are equal to the one above.
    if (y > 0 && memcmp(row, row - area.stride, area.width * 4) == 0) continue;
    const uint8_t *end = row + area.width * 4;
    for (const uint8_t *alpha = row + 3; alpha < end; alpha += 4) {
      if (*alpha != 255) return false;
    }
  }
  return true;
}

size_t pixels_scratch_size(size_t width, size_t components) { return 4 * width * components; }

/// Returns a component without the multiplication by the opacity, rounded to the nearest integer.
static uint8_t straight(unsigned component, unsigned alpha) {
  unsigned result = (component * 255 + alpha / 2) / alpha;
  return (uint8_t)(result < 255 ? result : 255);
}

/// Writes the components of a row in the order of PNG files; those of bitmaps begin with blue.
static void convert(const uint8_t *source, size_t width, size_t components, uint8_t *target) {
  for (const uint8_t *end = source + width * 4; source < end; source += 4, target += components) {
    unsigned alpha = source[3];
    if (alpha == 255) {
      target[0] = source[2];
      target[1] = source[1];
      target[2] = source[0];
    } else if (alpha == 0) {
      target[0] = target[1] = target[2] = 0;
    } else {
      target[0] = straight(source[2], alpha);
      target[1] = straight(source[1], alpha);
      target[2] = straight(source[0], alpha);
    }
    if (components == 4) target[3] = (uint8_t)alpha;
  }
}

void pixels_filter(
    pixels_area area, size_t first_row, size_t rows, size_t components, size_t enough,
    uint8_t *output, uint8_t *scratch) {
  size_t count = area.width * components;
  uint8_t *row = scratch, *above = scratch + count, *rest = scratch + 2 * count;
  if (first_row == 0) {
    memset(above, 0, count);
  } else {
    convert(area.start + (first_row - 1) * area.stride, area.width, components, above);
  }
  for (size_t y = first_row; y < first_row + rows; y++, output += count + 1) {
    const uint8_t *source = area.start + y * area.stride;
    if (y > 0 && memcmp(source, source - area.stride, area.width * 4) == 0) {
      // The same as above: nothing is left by the filter `up`.
      output[0] = 2;
      memset(output + 1, 0, count);
      continue;
    }
    convert(source, area.width, components, row);
    pixels_filter_row(row, above, count, components, enough * count, output, rest);
    uint8_t *last = above;
    above = row;
    row = last;
  }
}

void pixels_plain(
    pixels_area area, size_t first_row, size_t rows, size_t components, uint8_t *output) {
  size_t count = area.width * components;
  for (size_t y = first_row; y < first_row + rows; y++, output += count + 1) {
    output[0] = 0;
    convert(area.start + y * area.stride, area.width, components, output + 1);
  }
}
