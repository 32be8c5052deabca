import Foundation
@_spi(Engine) import TactileViewGraph

/// The commands, the settings and the coordinates with which a canvas is drawn.
///
/// A ``Canvas`` passes a context to its closure. Fill or stroke paths, or draw texts, images and symbols; later
/// commands cover earlier ones. Transforms, clips, filters, the blend mode and the opacity apply to the commands that
/// follow. A context is a value: draw into a copy to limit a setting to a few commands. A copy draws into the same
/// canvas.
///
/// ```swift
/// Canvas { context, size in
///   var faded = context
///   faded.opacity = 0.5
///   faded.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
///   context.draw(Text("Opaque"), at: .zero, anchor: .topLeading)
/// }
/// ```
///
/// To apply an opacity or a filter to several commands as a whole, use ``drawLayer(content:)``. Measure a text or an
/// image with ``resolve(_:)`` before you draw it. The ``environment`` has values such as the color scheme.
///
/// Lengths are points with the origin at the canvas's top left corner, also in right-to-left layouts. A command with a
/// coordinate that isn't finite draws nothing and issues a runtime warning. `withCGContext(content:)`, shaders, mesh
/// gradients and the `backdrop` shading are missing.
///
/// Mirrors SwiftUI's `GraphicsContext`.
public struct GraphicsContext {
  let recording: CanvasRecording
  /// The environment of the canvas, for values such as `colorScheme`; read-only.
  public let environment: EnvironmentValues
  /// The opacity of the commands that follow, from 0 to 1; 1 by default.
  ///
  /// Overlapping commands show through each other. The canvas's own `opacity(_:)` isn't part of it.
  public var opacity = 1.0
  /// How the commands that follow are mixed with the earlier drawing; they cover it by default.
  public var blendMode = BlendMode.normal
  /// The transform from the coordinates of commands to those of the canvas.
  ///
  /// `translateBy(x:y:)`, `scaleBy(x:y:)`, `rotate(by:)` and `concatenate(_:)` change it, the last call acting first on
  /// points. Clips that are already set stay in their place.
  public var transform = CGAffineTransform.identity
  /// The canvas in its own coordinates.
  let bounds: CGRect
  /// The clips, the first one added first.
  var clips: [Clip] = []
  /// The filters, the first one added first.
  private var filters: [Filter] = []

  init(recording: CanvasRecording, environment: EnvironmentValues, bounds: CGRect) {
    self.recording = recording
    self.environment = environment
    self.bounds = bounds
  }

  // MARK: Coordinates

  /// Scales the commands that follow by two factors, relative to the origin, widths of lines included.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves the commands that follow, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Rotates the commands that follow around the origin; positive angles turn clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Transforms the commands that follow; the matrix acts before the current transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Filters and layers

  /// Options for the filters of a canvas.
  ///
  /// ``GraphicsContext/addFilter(_:options:)`` has a parameter for options, which you can leave out. No option exists:
  /// `linearColor` isn't available, because filters always use sRGB.
  ///
  /// Mirrors SwiftUI's `GraphicsContext.FilterOptions`.
  public struct FilterOptions: OptionSet, Sendable {
    /// The raw value, with a bit for each option.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// Adds a filter to the commands that follow.
  ///
  /// Each command is filtered on its own; a layer is one command. A filter is applied before those that
  /// were added earlier, as a nested layer is.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

  /// Draws commands into a layer, and then the layer as a single command.
  ///
  /// The context's opacity, filters, clips and blend mode apply to the layer as a whole. The context of the closure has
  /// none of them, but the same coordinates:
  ///
  /// ```swift
  /// context.opacity = 0.5
  /// context.drawLayer { layer in
  ///   layer.fill(left, with: .color(.red))
  ///   layer.fill(right, with: .color(.red))  // Doesn't shine through where both overlap.
  /// }
  /// ```
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = layer
    try content(&layer)
    let parts = layer.recording.parts
    guard !parts.isEmpty else { return }
    add(.group(.compositing, parts))
  }

  /// A context for a layer: this context's coordinates and nothing else of it.
  var layer: GraphicsContext {
    var layer = GraphicsContext(
      recording: recording.makeLayer(), environment: environment, bounds: bounds)
    layer.transform = transform
    return layer
  }

  // MARK: Adding commands

  /// Draws a part that is in the coordinates of commands.
  ///
  /// - Parameter silhouette: the part in opaque black; the part itself for nil.
  func draw(_ part: CanvasPart, silhouette: CanvasPart? = nil) {
    func placed(_ part: CanvasPart) -> CanvasPart {
      transform.isIdentity ? part : .group(.transform(transform), [part])
    }
    add(placed(part), silhouette: silhouette.map(placed))
  }

  /// Draws a part that is in the canvas's coordinates.
  private func add(_ part: CanvasPart, silhouette: CanvasPart? = nil) {
    guard transform.isFinite, !opacity.isNaN else {
      return RuntimeWarning.issue(
        "Canvas\(RuntimeWarning.inEvaluatedView): a command has a transform or an opacity that isn't finite, and draws nothing. "
          + "Pass finite numbers to the GraphicsContext.")
    }
    guard opacity > 0 else { return }
    for filtered in filtered(part) {
      var drawn = filtered.part
      if opacity < 1 { drawn = .group(.opacity(opacity), [drawn.asLeaf]) }
      drawn = clipped(drawn)
      let mode = filtered.blendMode ?? blendMode
      guard mode != .normal else {
        recording.append([drawn], isMixed: false)
        continue
      }
      let erased = filtered.isSource ? clipped(silhouette ?? part) : drawn
      recording.append(drawn.blended(mode, silhouette: erased, in: bounds), isMixed: true)
    }
  }

  /// Returns the parts that the filters make of a command's part, back to front.
  private func filtered(_ part: CanvasPart) -> [FilteredPart] {
    var filtered = [FilteredPart(part: part)]
    for filter in filters.reversed() {
      filtered = filter.applied(to: filtered.asLayer(in: bounds), in: environment, bounds: bounds)
    }
    return filtered
  }

  // MARK: Shapes

  /// Fills a path with a shading.
  ///
  /// - Parameters:
  ///   - path: The outline, in points of the context's coordinates.
  ///   - shading: The color, the gradient or the pattern.
  ///   - style: The fill rule, and whether edges are antialiased.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty, isDrawable(path) else { return }
    if let tiles = shading.tiles(in: environment, over: path.boundingRect) {
      return draw(.group(.clip(path, style: style), [.item(tiles)]))
    }
    let paint = shading.paint(in: environment)
    if paint.base.isMaterial { recording.drawsMaterial = true }
    func item(_ paint: Paint) -> DisplayList.Item {
      DisplayList.Item(origin: .zero, content: .fill(path, paint, style: style))
    }
    draw(
      .item(item(paint.base).finished(with: paint.finishes)),
      silhouette: blendMode == .normal ? nil : .item(item(.color(.opaqueBlack))))
  }

  /// Draws a line along a path, with half of its width on each side; a width of 0 or less draws nothing.
  ///
  /// - Parameter style: The width in points, the caps, the joins and the dashes.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty, isDrawable(path) else { return }
    guard style.lineWidth.isFinite else {
      return RuntimeWarning.issue(
        "Canvas\(RuntimeWarning.inEvaluatedView): stroke() got the line width \(style.lineWidth.concise), and draws nothing. Pass a "
          + "finite width.")
    }
    guard style.lineWidth > 0 else { return }
    if shading.isTiled { return fill(path.strokedPath(style), with: shading) }
    let paint = shading.paint(in: environment)
    if paint.base.isMaterial { recording.drawsMaterial = true }
    func item(_ paint: Paint) -> DisplayList.Item {
      DisplayList.Item(origin: .zero, content: .stroke(path, paint, style: style))
    }
    draw(
      .item(item(paint.base).finished(with: paint.finishes)),
      silhouette: blendMode == .normal ? nil : .item(item(.color(.opaqueBlack))))
  }

  /// Draws a line along a path.
  ///
  /// - Parameter lineWidth: The width in points; 1 by default.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Whether all points of a path are finite; warns where they are not.
  private func isDrawable(_ path: Path) -> Bool {
    if path.isFinite { return true }
    RuntimeWarning.issue(
      "Canvas\(RuntimeWarning.inEvaluatedView): a path has a coordinate that isn't finite, and isn't drawn. Check the numbers that "
        + "the path is created from.")
    return false
  }
}

extension CGAffineTransform {
  fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isInFiniteRange) }
}
