import Foundation

/// Gives its content a region of its own for hits (rule 3.9.50).
nonisolated struct ContentShapeModifier<S: Shape>: ViewModifier {
  typealias Body = Never
  let shape: S
  let eoFill: Bool
}

extension ContentShapeModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ElementNode {
    ContentShapeNode(self, inputs: inputs)
  }

  @MainActor
  func updateElement(_ element: ElementNode) {
    unsafeDowncast(element, to: ContentShapeNode<S>.self).update(self)
  }
}

/// An element that is hit in a shape, whatever its content draws.
@MainActor
final class ContentShapeNode<S: Shape>: PassThroughNode {
  private var modifier: ContentShapeModifier<S>

  init(_ modifier: ContentShapeModifier<S>, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var name: String { "contentShape" }

  func update(_ newModifier: ContentShapeModifier<S>) {
    modifier = newModifier
    // The reach is reckoned in the display phase.
    setNeeds(.display)
  }

  override var showsFrame: Bool { true }

  private var outline: Path { modifier.shape.path(in: bounds, layoutDirection(for: .place)) }

  override var ownReach: CGRect { outline.boundingRect }

  override func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    guard outline.contains(point, eoFill: modifier.eoFill) else {
      return false
    }
    if !super.hitTest(point, path: &path) { path.append(self) }
    return true
  }
}

extension View {
  /// Makes the view be hit in a shape in its frame, gaps included, and nowhere else.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }
}
