import Foundation
@_spi(Engine) import TactileViewGraph

/// The element of a filled or stroked shape.
@MainActor
final class ShapeNode<S: Shape, Style: ShapeStyle>: ElementNode {
  // Not an `AnimatedValue`, whose type the runtime would look up at each use.
  private var shape: S
  private var shapeAnimator: Animator<S.AnimatableData>?
  private var style: Style
  private var fillStyle: FillStyle
  /// Whether the view is a color, rather than a rectangle that is filled with one.
  private let isColor: Bool
  private var paint: AnimatedPaint?
  private var drawn: DisplayList.Content?
  /// Whether the outline of the last drawing may no longer be that of the shape.
  private var hasStaleOutline = true
  /// The shadows and the blending of the paint.
  private var finishes: [PaintFinish] = []

  init(
    _ shape: S, _ style: Style, _ fillStyle: FillStyle = FillStyle(), isColor: Bool = false,
    inputs: ViewInputs
  ) {
    self.isColor = isColor
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    super.init(inputs: inputs)
    updateBody()
  }

  override var name: String {
    if isColor, let color = style as? Color { return color.code ?? "Color" }
    return TracedWords.owner(S.self)
  }

  func update(_ newShape: S, _ newStyle: Style, _ newFillStyle: FillStyle = FillStyle()) {
    if !ValueComparison.areEqual(shape, newShape) {
      shapeAnimator.follow(from: shape, to: newShape, node: self, phase: .display)
      shape = newShape
      hasStaleOutline = true
      setNeeds([.measure, .display])
    }
    if !ValueComparison.areEqual(style, newStyle) {
      style = newStyle
      updateBody()
    }
    if fillStyle != newFillStyle {
      fillStyle = newFillStyle
      setNeeds(.display)
    }
  }

  /// Resolves the style in the body phase, in which the transaction is known.
  override func updateBody() {
    let resolved = tracking(.body) {
      style.__paint(in: EnvironmentValues(scope: inputs.environment))
    }
    if paint == nil {
      paint = AnimatedPaint(resolved)
    } else {
      paint?.update(resolved, node: self)
    }
  }

  override func didRemove() {
    shapeAnimator?.stop()
    paint?.stop()
    noteMaterial(false)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  override func updateDisplayItem() -> Bool {
    guard let paint = paint?.presented else { return false }
    let new = keptContent(in: paint.base) ?? outlining(.display) { content(in: paint.base, $0) }
    guard new != drawn || paint.finishes != finishes else { return false }
    (drawn, finishes) = (new, paint.finishes)
    noteMaterial(new != nil && paint.base.isMaterial)
    return true
  }

  override func placeElements(in placement: Placement) { hasStaleOutline = true }

  /// Returns the last fill in another paint; nil if the outline may have changed.
  private func keptContent(in paint: Paint) -> DisplayList.Content? {
    let isOwn = hasOwnOutline && motion == nil && shapeAnimator?.isRunning != true
    defer { hasStaleOutline = !isOwn }
    guard isOwn, !hasStaleOutline, !paint.isClear, case .fill(let outline, _, _) = drawn else {
      return nil
    }
    return .fill(outline, paint, style: fillStyle)
  }

  /// Returns the current drawing; nil if it is invisible.
  private func content(in paint: Paint, _ direction: LayoutDirection) -> DisplayList.Content? {
    guard !paint.isClear else { return nil }
    let presented = shapeAnimator.presented(of: shape)
    // A shape that has been filled isn't stroked; to look for that is slow.
    if !isFilled, StrokedTypes.contains(S.self),
      let stroked = presented as? any StrokedShapeProtocol
    {
      let path = stroked.basePath(in: bounds, direction)
      let style = stroked.style
      guard !path.isEmpty, style.lineWidth > 0 else { return nil }
      return .stroke(path, paint, style: style, isAntialiased: fillStyle.isAntialiased)
    }
    let path = presented.path(in: bounds, direction)
    return path.isEmpty ? nil : .fill(path, paint, style: fillStyle)
  }

  private var isFilled: Bool { if case .fill = drawn { true } else { false } }

  override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    guard let drawn else { return }
    list.append(DisplayList.Item(origin: offset, content: drawn).finished(with: finishes))
  }

  override var showsFrame: Bool { true }

  override var ownSleepingReach: CGRect? {
    guard let paint = paint?.presented, paint.finishes.isEmpty, !paint.base.isMaterial else {
      return nil
    }
    return S.self is any FramedShape.Type ? bounds : nil
  }

  override var ownReach: CGRect { finishes.reach(of: drawnReach) }

  private var drawnReach: CGRect {
    switch drawn {
    case .fill(let path, _, _): path.boundingRect
    case .stroke(let path, _, let style, _):
      path.boundingRect.insetBy(dx: -style.reach, dy: -style.reach)
    default: .null
    }
  }

  /// A fill is hit inside its outline and a stroke on its line (rule 3.9.49); clear paints are not hit (rule 3.9.52).
  override func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    let isHit =
      switch drawn {
      case .fill(let outline, let paint, let style):
        paint.opacity >= 0.001 && outline.contains(point, eoFill: style.isEOFilled)
      case .stroke(let outline, let paint, let style, _):
        paint.opacity >= 0.001 && outline.strokeContains(point, style: style)
      default: false
      }
    if isHit { path.append(self) }
    return isHit
  }
}

/// The types of stroked shapes, since the runtime searches all conformances of the program for each question.
private enum StrokedTypes {
  private static let cache = TypeCache<Bool>()

  static func contains(_ type: Any.Type) -> Bool {
    cache.value(for: type) { type is any StrokedShapeProtocol.Type }
  }
}

/// A shape whose path is always inside of the frame.
package protocol FramedShape: Shape {}
