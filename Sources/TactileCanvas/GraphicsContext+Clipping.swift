import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

extension GraphicsContext {
  /// A limit of the area that commands draw in, in the canvas's coordinates.
  enum Clip {
    case path(Path, FillStyle)
    case layer([CanvasPart], isInverse: Bool)
  }

  /// Options for clipping the commands of a canvas.
  ///
  /// Pass options to ``GraphicsContext/clip(to:style:options:)`` or
  /// ``GraphicsContext/clipToLayer(opacity:options:content:)``. By default, commands draw only inside the clip. The
  /// option ``inverse`` leaves a hole, for example to dim everything but a spot:
  ///
  /// ```swift
  /// context.clip(to: Path(ellipseIn: spot), options: .inverse)
  /// context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black.opacity(0.5)))
  /// ```
  ///
  /// Mirrors SwiftUI's `GraphicsContext.ClipOptions`.
  public struct ClipOptions: OptionSet, Sendable {
    /// The raw value, with a bit for each option.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Commands draw only outside of the path, or where the layer is transparent.
    ///
    /// The opacity of the clip is inverted: where a layer has an opacity of 0.25, commands draw at 0.75 of theirs.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// The part of the canvas inside of the bounding rectangles of all clip paths, in the context's current coordinates.
  ///
  /// Without a clip, it is the canvas. Clips to layers don't reduce it. It is zero if the rectangles don't overlap, or
  /// if the context's transform has no inverse.
  public var clipBoundingRect: CGRect {
    var rect = bounds
    for case .path(let path, _) in clips { rect = rect.overlap(with: path.boundingRect) }
    guard !rect.isNull, let inverse = transform.inverse else { return .zero }
    return rect.applying(inverse)
  }

  /// Limits the commands that follow to the inside of a path.
  ///
  /// Clips add up: commands draw where all clips permit it. To end a clip, set it in a copy of the context. A path with
  /// a coordinate that isn't finite issues a runtime warning, and is ignored.
  ///
  /// - Parameters:
  ///   - path: The path, in points of the context's current coordinates.
  ///   - style: The fill rule that determines the inside, and whether edges are antialiased.
  ///   - options: Whether commands draw outside of the path instead.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let placed = path.applying(transform)
    guard placed.isFinite else {
      return RuntimeWarning.issue(
        "Canvas\(RuntimeWarning.inEvaluatedView): a clip path has a coordinate that isn't finite, and is ignored. Check the numbers "
          + "that the path is created from.")
    }
    if options.contains(.inverse) {
      let whole = Path(placed.isEmpty ? bounds : bounds.union(placed.boundingRect))
      let rest = whole.subtracting(placed.normalized(eoFill: style.isEOFilled))
      clips.append(.path(rest, FillStyle(eoFill: true, antialiased: style.isAntialiased)))
    } else {
      clips.append(.path(placed, style))
    }
  }

  /// Limits the commands that follow to where a layer is opaque.
  ///
  /// Use a layer as a mask if the clip isn't a path, such as a text. Where the layer is translucent, so are the
  /// commands; its colors don't matter.
  ///
  /// ```swift
  /// context.clipToLayer { mask in mask.draw(Text("Sale").font(.largeTitle), at: center) }
  /// context.fill(Path(bounds), with: .linearGradient(gradient, startPoint: .zero, endPoint: corner))
  /// ```
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the layer, from 0 to 1.
  ///   - options: Whether commands draw where the layer is transparent instead.
  ///   - content: The closure that draws the layer.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = layer
    try content(&layer)
    var parts = layer.recording.parts
    if opacity < 1 {
      parts = [.group(.opacity(max(opacity, 0)), [.group(.compositing, parts)])]
    }
    clips.append(.layer(parts, isInverse: options.contains(.inverse)))
  }

  /// A part inside of all clips.
  func clipped(_ part: CanvasPart) -> CanvasPart {
    clips.reduce(part) { part, clip in
      switch clip {
      case .path(let path, let style): .group(.clip(path, style: style), [part.asLeaf])
      case .layer(let mask, let isInverse):
        .masked([part], by: mask, isInverse: isInverse, bounds: bounds)
      }
    }
  }
}

extension Path {
  /// Whether all points are numbers within the range of geometry.
  var isFinite: Bool {
    switch storage {
    case .empty: true
    case .rect(let rect), .ellipse(let rect): rect.isInFiniteRange
    case .roundedRect(let rect, let corner, _):
      rect.isInFiniteRange && corner.width.isInFiniteRange && corner.height.isInFiniteRange
    case .elements(let elements):
      elements.allSatisfy { element in
        switch element {
        case .move(let to), .line(let to): to.isInFiniteRange
        case .quadCurve(let to, let control): to.isInFiniteRange && control.isInFiniteRange
        case .curve(let to, let first, let second):
          to.isInFiniteRange && first.isInFiniteRange && second.isInFiniteRange
        case .closeSubpath: true
        }
      }
    }
  }
}
