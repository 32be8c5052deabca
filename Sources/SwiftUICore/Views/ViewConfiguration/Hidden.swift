import Foundation

/// Takes its content out of the picture, of hit tests, or of both.
nonisolated struct VisibilityModifier: ViewModifier, Equatable {
  typealias Body = Never
  var isDrawn = true
  var allowsHitTesting = true
}

extension VisibilityModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ElementNode { VisibilityNode(self, inputs: inputs) }

  @MainActor
  func updateElement(_ element: ElementNode) {
    unsafeDowncast(element, to: VisibilityNode.self).update(self)
  }
}

/// An element that keeps the place of its content and maybe nothing else.
@MainActor
final class VisibilityNode: PassThroughNode {
  private var modifier: VisibilityModifier

  init(_ modifier: VisibilityModifier, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var isInvisible: Bool { !modifier.isDrawn || isPassedOver }

  override var name: String { modifier.isDrawn ? "allowsHitTesting" : "hidden" }

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

  /// Rule 3.9.48.
  override func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    modifier.allowsHitTesting && super.hitTest(point, path: &path)
  }
}

extension View {
  /// Keeps the view's place and shows nothing there; it cannot be hit.
  public nonisolated func hidden() -> some View {
    modifier(VisibilityModifier(isDrawn: false, allowsHitTesting: false))
  }

  /// Lets touches and clicks reach the view, or pass to what lies behind it.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(VisibilityModifier(allowsHitTesting: enabled))
  }
}
