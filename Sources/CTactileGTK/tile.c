#include "CTactileGTK.h"

#include <dlfcn.h>
#include <string.h>

typedef struct _Cairo Cairo;
typedef struct _CairoSurface CairoSurface;

static void *find(const char *name) { return dlsym(RTLD_DEFAULT, name); }

GskRenderNode *tactile_tile_new(
    const void *pixels, size_t stride, int width, int height, GrapheneRect bounds) {
  static CairoSurface *(*new_surface)(int, int, int);
  static unsigned char *(*data)(CairoSurface *);
  static int (*stride_of)(CairoSurface *);
  static void (*mark_dirty)(CairoSurface *), (*destroy_surface)(CairoSurface *);
  static GskRenderNode *(*new_node)(const GrapheneRect *);
  static Cairo *(*context_of)(GskRenderNode *);
  static void (*translate)(Cairo *, double, double), (*scale)(Cairo *, double, double);
  static void (*set_source)(Cairo *, CairoSurface *, double, double);
  static void *(*source)(Cairo *);
  static void (*set_filter)(void *, int);
  static void (*paint)(Cairo *), (*destroy)(Cairo *);
  if (!destroy) {
    new_surface = find("cairo_image_surface_create");
    data = find("cairo_image_surface_get_data");
    stride_of = find("cairo_image_surface_get_stride");
    mark_dirty = find("cairo_surface_mark_dirty");
    destroy_surface = find("cairo_surface_destroy");
    new_node = find("gsk_cairo_node_new");
    context_of = find("gsk_cairo_node_get_draw_context");
    translate = find("cairo_translate");
    scale = find("cairo_scale");
    set_source = find("cairo_set_source_surface");
    source = find("cairo_get_source");
    set_filter = find("cairo_pattern_set_filter");
    paint = find("cairo_paint");
    destroy = find("cairo_destroy");
  }
  const int argb32 = 0, nearest = 3;
  CairoSurface *surface = new_surface(argb32, width, height);
  unsigned char *target = data(surface);
  // Null if there is no memory: the tile is empty then.
  if (target) {
    size_t row = (size_t)stride_of(surface);
    for (int y = 0; y < height; y++)
      memcpy(target + (size_t)y * row, (const char *)pixels + (size_t)y * stride, (size_t)width * 4);
    mark_dirty(surface);
  }
  GskRenderNode *node = new_node(&bounds);
  Cairo *context = context_of(node);
  translate(context, bounds.x, bounds.y);
  scale(context, bounds.width / width, bounds.height / height);
  set_source(context, surface, 0, 0);
  set_filter(source(context), nearest);
  paint(context);
  destroy(context);
  // The node keeps the pixels.
  destroy_surface(surface);
  return node;
}

void tactile_tile_free(GskRenderNode *tile) {
  static void (*release)(GskRenderNode *);
  if (!release) release = find("gsk_render_node_unref");
  release(tile);
}
