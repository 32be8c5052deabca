import Foundation
@_spi(Engine) import TactileViewGraph

/// Moves the drawing and hit testing of its content, but not its layout (rule 3.9.54).
package nonisolated struct OffsetEffect: ViewModifier, Animatable, Equatable {
  package typealias Body = Never
  package var offset: CGSize

  package init(offset: CGSize) {
    self.offset = offset
  }

  package var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(offset.width, offset.height) }
    set { offset = CGSize(width: newValue.first, height: newValue.second) }
  }
}

extension OffsetEffect: ElementModifier {
  @MainActor
  package func makeElement(_ inputs: ViewInputs) -> OffsetNode { OffsetNode(self, inputs: inputs) }
}

/// Keeps the size and place of its content, but draws it at an offset.
@MainActor
package final class OffsetNode: PassThroughNode, ValueNode {
  private var value: AnimatedValue<OffsetEffect>
  /// The offset in the last display phase; nil before the first one.
  private var drawn: CGSize?

  init(_ effect: OffsetEffect, inputs: ViewInputs) {
    value = AnimatedValue(effect)
    super.init(inputs: inputs)
  }

  package override var name: String { "offset" }

  package func update(_ effect: OffsetEffect) {
    guard effect != value.model else { return }
    value.update(effect, node: self, phase: .display)
    geometryHasChanged()
    setNeeds(.display)
  }

  package override func didRemove() { value.stop() }

  package override func updateDisplayItem() -> Bool {
    let offset = snapped(mirroring(for: .display).offset(value.presented.offset))
    defer { drawn = offset }
    return offset != drawn ?? .zero
  }

  /// The offset as drawn, or as it will be drawn: matched views read coordinates before the first display phase.
  private var shown: CGSize { drawn ?? snapped(mirroring.offset(value.presented.offset)) }

  /// Returns the offset rounded to whole pixels (rule 6.1.14).
  private func snapped(_ offset: CGSize) -> CGSize {
    let limit = FiniteGeometry.limit
    return PixelGrid(scale: placement?.scale ?? 1).nearest(
      CGSize(
        width: min(max(offset.width, -limit), limit),
        height: min(max(offset.height, -limit), limit)))
  }

  package override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    super.appendItems(
      to: &list, at: CGPoint(x: offset.x + shown.width, y: offset.y + shown.height))
  }

  package override func contentPoint(of point: CGPoint) -> CGPoint? {
    CGPoint(x: point.x - shown.width, y: point.y - shown.height)
  }

  package override func drawnRect(of rect: CGRect) -> CGRect {
    rect.offsetBy(dx: shown.width, dy: shown.height)
  }

  package override func drawnPoint(of point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + shown.width, y: point.y + shown.height)
  }

  package override var contentTransform: CGAffineTransform? {
    mirroring.transform(value.model.offset)
  }
}

extension View {
  /// Offsets the view by a distance in points, without changing the layout around it.
  ///
  /// A positive width moves the view toward the trailing edge, as all positions do. A component
  /// that is not finite issues a warning and counts as zero.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    let point = CGPoint(x: offset.width, y: offset.height).usable("offset()")
    return modifier(OffsetEffect(offset: CGSize(width: point.x, height: point.y)))
  }

  /// Offsets the view by distances in points, without changing the layout around it.
  ///
  /// A positive x moves the view toward the trailing edge, as all positions do. A component that is
  /// not finite issues a warning and counts as zero.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}
