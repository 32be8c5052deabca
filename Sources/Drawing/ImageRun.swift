import Foundation

extension DisplayList {
  /// A picture in a frame that begins at the item's origin.
  public struct ImageRun: Hashable, Sendable {
    /// What fills a frame that is not of the picture's own size.
    public enum Resizing: String, Hashable, Sendable {
      /// The picture, larger or smaller.
      case stretch
      /// The picture again and again, from the top left.
      case tile
    }

    /// How pixels are mixed where the picture's are not those of the window.
    public enum Interpolation: String, Hashable, Sendable {
      /// Not at all: the nearest one counts.
      case none
      /// From the nearest four.
      case low
      /// From all that lie under the pixel, or from the nearest four.
      case medium
      /// As medium, on a curve that keeps edges crisp.
      case high
    }

    /// How wide the picture's edges are that are not stretched, in points.
    public struct Caps: Hashable, Sendable {
      /// The width of the edge at the top.
      public var top: CGFloat
      /// The width of the edge at the left.
      public var left: CGFloat
      /// The width of the edge at the bottom.
      public var bottom: CGFloat
      /// The width of the edge at the right.
      public var right: CGFloat

      /// Makes widths.
      public init(
        top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
      ) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
      }
    }

    /// What the picture is called.
    public var name: String
    /// The picture.
    public var image: RasterImage
    /// The size of the frame, in points.
    public var size: CGSize
    /// The colour that the picture's opacities are drawn in; nil for its own colours.
    public var tint: RGBAColor?
    /// What fills the frame.
    public var resizing: Resizing
    /// The edges that are not stretched.
    public var caps: Caps
    /// How pixels are mixed.
    public var interpolation: Interpolation
    /// Whether pixels that the frame has a part of get a part of the picture.
    public var isAntialiased: Bool

    /// Makes an image.
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
  /// The run as text, in a frame that begins at a point.
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
