import Foundation

extension DisplayList {
  /// An image that fills a frame.
  ///
  /// An `Image` becomes a run, unless it shows a symbol, for which there is a ``SymbolRun``. A test can check how the
  /// image is drawn:
  ///
  /// ```swift
  /// guard case .image(let run) = item.content else { return }
  /// #expect(run.resizing == .tile)
  /// ```
  ///
  /// The frame begins at the origin of the item. Its size is in points.
  public struct ImageRun: Hashable, Sendable {
    /// The way in which an image fills a frame of another size.
    ///
    /// It is the result of `resizable(capInsets:resizingMode:)`.
    public enum Resizing: String, Hashable, Sendable {
      /// The image is stretched to the frame.
      case stretch
      /// The image is repeated, beginning at the top left. With caps, only the parts between them are.
      case tile
    }

    /// The quality of an image that is drawn at another size.
    ///
    /// It is the result of `interpolation(_:)`, and ``medium`` by default. From ``none`` to ``high``, drawing can take
    /// longer. ``none`` keeps the edges of pixel art sharp; ``low`` may flicker or lose lines where an image is shrunk.
    public enum Interpolation: String, Hashable, Sendable {
      /// The nearest pixel, without interpolation.
      case none
      /// Interpolation between the nearest four pixels.
      case low
      /// A weighted average of the image's pixels around the window's pixel where the image is shrunk; otherwise the
      /// same as ``low``.
      case medium
      /// Similar to ``medium``, with a filter that keeps edges crisp.
      case high
    }

    /// The parts at the edges of an image that aren't stretched, in points.
    ///
    /// They are the result of `resizable(capInsets:resizingMode:)`, and zero by default. Caps that are wider or higher
    /// than the frame are scaled down.
    public struct Caps: Hashable, Sendable {
      /// The height of the top edge, in points.
      public var top: CGFloat
      /// The width of the left edge, in points.
      public var left: CGFloat
      /// The height of the bottom edge, in points.
      public var bottom: CGFloat
      /// The width of the right edge, in points.
      public var right: CGFloat

      /// Creates cap insets from widths in points.
      public init(
        top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
      ) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
      }
    }

    /// The name of the image in descriptions.
    public var name: String
    /// The image that is drawn in the frame.
    public var image: RasterImage
    /// The size of the frame, in points.
    public var size: CGSize
    /// The color of a template image, drawn with the image's opacities; nil keeps the colors of the image.
    public var tint: RGBAColor?
    /// How the image fills a frame of a different size.
    public var resizing: Resizing
    /// The widths of the edges that are not stretched, in points.
    public var caps: Caps
    /// How pixels of the image are resampled to pixels of the window.
    public var interpolation: Interpolation
    /// Whether pixels partly covered by the frame are drawn with partial opacity; `antialiased(_:)` changes it.
    public var isAntialiased: Bool

    /// Creates an image with the size of its frame in points.
    public init(
      name: String, image: RasterImage, size: CGSize, tint: RGBAColor? = nil,
      resizing: Resizing = .stretch, caps: Caps = Caps(),
      interpolation: Interpolation = .medium, isAntialiased: Bool = true
    ) {
      self.name = name
      self.image = image
      self.size = size
      self.tint = tint
      self.resizing = resizing
      self.caps = caps
      self.interpolation = interpolation
      self.isAntialiased = isAntialiased
    }
  }
}

extension DisplayList.ImageRun {
  /// Returns the run as text, with its frame at the given origin.
  func describe(at origin: CGPoint) -> String {
    var words = [
      "image \(name) \(CGRect(origin: origin, size: size).concise)",
      "of \(image.bitmap.width)×\(image.bitmap.height) pixels",
    ]
    if image.scale != 1 { words.append("@\(image.scale.concise)x") }
    if resizing == .tile { words.append("tiled") }
    if caps != Caps() {
      let lengths = [caps.top, caps.left, caps.bottom, caps.right].map(\.concise)
      words.append("caps " + lengths.joined(separator: " "))
    }
    if interpolation != .medium { words.append("interpolation \(interpolation.rawValue)") }
    if !isAntialiased { words.append("aliased") }
    if let tint { words.append("\(tint)") }
    return words.joined(separator: " ")
  }
}
