#ifndef CLIPPING_H
#define CLIPPING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A corner of a polygon, in steps of a grid, at most 2^60 from the origin.
typedef struct {
  int64_t x, y;
} clipping_point;

/// Polygons one after the other: all their corners, and how many belong to each.
typedef struct {
  const clipping_point *points;
  const size_t *counts;
  size_t count;
} clipping_polygons;

typedef enum {
  clipping_union,
  clipping_intersection,
  clipping_difference,
  clipping_exclusion,
} clipping_operation;

/// Polygons that do not cross, holes the other way round; to be freed.
typedef struct clipping_result clipping_result;

/// Returns the combination of two areas; null if the library fails, which it doesn't for valid corners.
clipping_result *clipping_combine(
    clipping_operation operation, clipping_polygons subject, clipping_polygons other,
    bool even_odd);

/// An area grown by a distance and shrunk by it again, which fills gaps narrower than twice the distance;
/// null where the library gives up.
///
/// Corners become arcs whose lines are at most the tolerance from the true curve.
clipping_result *clipping_close(clipping_polygons polygons, double distance, double tolerance);

size_t clipping_result_count(const clipping_result *result);

/// The corners of a polygon, which live as long as the result.
const clipping_point *clipping_result_points(
    const clipping_result *result, size_t polygon, size_t *count);

void clipping_result_free(clipping_result *result);

#ifdef __cplusplus
}
#endif

#endif
