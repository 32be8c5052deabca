import Foundation
@_spi(Engine) import TactileViewGraph

/// Excludes its content from drawing, from hit testing, or from both.
nonisolated struct VisibilityModifier: ViewModifier, Equatable {
  typealias Body = Never
  var isDrawn = true
  var allowsHitTesting = true
}

extension VisibilityModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> VisibilityNode { VisibilityNode(self, inputs: inputs) }
}

/// An element that keeps the frame of its content, but may not draw or hit test it.
@MainActor
final class VisibilityNode: PassThroughNode, ValueNode {
  private var modifier: VisibilityModifier

  init(_ modifier: VisibilityModifier, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var isInvisible: Bool { !modifier.isDrawn || isPassedOver }

  override var name: String { modifier.isDrawn ? "allowsHitTesting" : "hidden" }

  override var refusesHits: Bool { !modifier.allowsHitTesting }

  func update(_ newModifier: VisibilityModifier) {
    guard newModifier != modifier else { return }
    if newModifier.isDrawn != modifier.isDrawn { damageSubtree() }
    modifier = newModifier
    setNeeds(.display)
  }

  override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    if modifier.isDrawn { super.appendItems(to: &list, at: offset) }
  }

  override func contentPoint(of point: CGPoint) -> CGPoint? { point }

  /// Excludes the content from hit testing if necessary (rule 3.9.48).
  override func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    !refusesHits && super.hitTest(point, path: &path)
  }
}

extension View {
  /// Hides this view, which keeps its place in the layout and can't be hit.
  ///
  /// To remove the view from the layout as well, use an `if` statement.
  public nonisolated func hidden() -> some View {
    modifier(VisibilityModifier(isDrawn: false, allowsHitTesting: false))
  }

  /// Sets whether this view participates in hit testing; if not, touches reach the views behind it.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(VisibilityModifier(allowsHitTesting: enabled))
  }
}
