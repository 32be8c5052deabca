import TactileDrawing

/// The opacities of a line of text, which can be painted in any color.
struct TextMask {
  /// The key of a mask; the scale is not included, since each renderer has its own masks.
  struct Key: Hashable {
    var string: String
    var font: FontDescriptor
    /// The offset of the baseline's start to the right of a whole pixel, in quarter pixels.
    var phaseX: Int
    /// The offset of the baseline below a whole pixel, in quarter pixels.
    var phaseY: Int
  }

  /// The bounds of the ink in pixels, relative to the whole pixel of the baseline; nil without ink.
  var bounds: PixelRect?
  /// The opacities inside the bounds; nil for large text, whose outlines are drawn.
  var surface: CairoSurface?

  /// The maximum number of pixels of a mask: a line of text 64 pixels high across a wide window.
  ///
  /// Larger text is rare, and would evict hundreds of labels from the cache.
  static let mostPixels = 1 << 18

  /// The approximate size of the mask in memory, in bytes.
  var cost: Int { 400 + (surface == nil ? 0 : (bounds?.width ?? 0) * (bounds?.height ?? 0)) }
}
