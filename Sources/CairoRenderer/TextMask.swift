import Drawing

/// A line of text as its opacities, ready to be painted in any colour.
struct TextMask {
  /// What a mask depends on, but for the scale: a renderer has one scale and masks of its own.
  struct Key: Hashable {
    var string: String
    var font: FontDescriptor
    /// How far right of a whole pixel the baseline begins, in quarter pixels.
    var phaseX: Int
    /// How far below a whole pixel the baseline lies, in quarter pixels.
    var phaseY: Int
  }

  /// The pixels that have ink, with the baseline's whole pixel as origin; nil without ink.
  var bounds: PixelRect?
  /// The opacities inside of the bounds; nil for text so large that it is drawn by its outlines.
  var surface: CairoSurface?

  /// The most pixels of a mask: a line of letters 64 pixels high across a wide window.
  ///
  /// Larger text is rare, and would push hundreds of labels out of the cache.
  static let mostPixels = 1 << 18

  /// About the bytes that the mask keeps in memory.
  var cost: Int { 400 + (surface == nil ? 0 : (bounds?.width ?? 0) * (bounds?.height ?? 0)) }
}
