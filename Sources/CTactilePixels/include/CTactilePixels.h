#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// An area of a picture with premultiplied BGRA pixels.
typedef struct {
  /// The first pixel of the area.
  const uint8_t *start;
  /// The number of bytes from a row to the next one.
  size_t stride;
  /// The size of the area, in pixels.
  size_t width, height;
} pixels_area;

/// Whether every pixel is completely opaque.
bool pixels_are_opaque(pixels_area area);

/// The number of bytes that pixels_filter needs for its work.
size_t pixels_scratch_size(size_t width, size_t components);

/// Writes some rows of an area for a PNG file, each with its filter: for each, a byte more than its components.
///
/// There are three components (red, green, blue) or four (also the opacity), not premultiplied. `enough` is
/// that of pixels_filter_row for each byte of a row.
void pixels_filter(
    pixels_area area, size_t first_row, size_t rows, size_t components, size_t enough,
    uint8_t *output, uint8_t *scratch);

/// Writes some rows of an area for a PNG file without a filter.
void pixels_plain(
    pixels_area area, size_t first_row, size_t rows, size_t components, uint8_t *output);

/// Writes the number of the filter that leaves the smallest sum of differences, each counted as a signed
/// byte, and the differences; of equal filters, the first of up, sub, paeth, average and none.
///
/// After a filter with a sum below `enough`, no further one is tried; 0 tries all. The row and the one above
/// have the count of bytes, and output one more. scratch has two counts.
void pixels_filter_row(
    const uint8_t *row, const uint8_t *above, size_t count, size_t components, uint64_t enough,
    uint8_t *output, uint8_t *scratch);

#endif
