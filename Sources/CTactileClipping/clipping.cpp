#include "clipping.h"

#include <exception>
#include <polyclipping/clipper.hpp>
#include <vector>

using namespace ClipperLib;

struct clipping_result {
  std::vector<std::vector<clipping_point>> polygons;
};

// Returns whether there is any area.
static bool add(Clipper &clipper, const clipping_polygons &polygons, PolyType type) {
  bool any = false;
  const clipping_point *point = polygons.points;
  for (size_t index = 0; index < polygons.count; index++) {
    Path path;
    path.reserve(polygons.counts[index]);
    for (size_t corner = 0; corner < polygons.counts[index]; corner++, point++)
      path.push_back(IntPoint(point->x, point->y));
    any |= clipper.AddPath(path, type, true);
  }
  return any;
}

static ClipType type_of(clipping_operation operation) {
  switch (operation) {
    case clipping_union: return ctUnion;
    case clipping_intersection: return ctIntersection;
    case clipping_difference: return ctDifference;
    case clipping_exclusion: return ctXor;
  }
  return ctUnion;
}

static clipping_result *result_of(const Paths &paths) {
  auto *result = new clipping_result;
  result->polygons.reserve(paths.size());
  for (const Path &path : paths) {
    if (path.size() < 3) continue;
    std::vector<clipping_point> polygon;
    polygon.reserve(path.size());
    for (const IntPoint &point : path) polygon.push_back({point.X, point.Y});
    result->polygons.push_back(std::move(polygon));
  }
  return result;
}

clipping_result *clipping_combine(
    clipping_operation operation, clipping_polygons subject, clipping_polygons other,
    bool even_odd) {
  // No exception may reach Swift.
  try {
    Clipper clipper;
    bool any = add(clipper, subject, ptSubject);
    any |= add(clipper, other, ptClip);
    // The library fails where it has nothing to do.
    if (!any) return new clipping_result;
    Paths solution;
    PolyFillType rule = even_odd ? pftEvenOdd : pftNonZero;
    if (!clipper.Execute(type_of(operation), solution, rule, rule)) return nullptr;
    return result_of(solution);
  } catch (const std::exception &) {
    return nullptr;
  }
}

clipping_result *clipping_close(clipping_polygons polygons, double distance, double tolerance) {
  try {
    Clipper clipper;
    if (!add(clipper, polygons, ptSubject)) return new clipping_result;
    Paths area, grown, closed;
    // An offset needs holes to run the other way round.
    if (!clipper.Execute(ctUnion, area, pftNonZero, pftNonZero)) return nullptr;
    ClipperOffset offset(2, tolerance);
    offset.AddPaths(area, jtRound, etClosedPolygon);
    offset.Execute(grown, distance);
    offset.Clear();
    offset.AddPaths(grown, jtRound, etClosedPolygon);
    offset.Execute(closed, -distance);
    CleanPolygons(closed, tolerance / 4);
    return result_of(closed);
  } catch (const std::exception &) {
    return nullptr;
  }
}

size_t clipping_result_count(const clipping_result *result) { return result->polygons.size(); }

const clipping_point *clipping_result_points(
    const clipping_result *result, size_t polygon, size_t *count) {
  *count = result->polygons[polygon].size();
  return result->polygons[polygon].data();
}

void clipping_result_free(clipping_result *result) { delete result; }
