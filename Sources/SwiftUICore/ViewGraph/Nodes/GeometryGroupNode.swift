import Foundation

/// Lets its content move as one.
nonisolated struct GeometryGroupModifier: ViewModifier {
  typealias Body = Never
}

extension GeometryGroupModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ElementNode { GeometryGroupNode(inputs: inputs) }

  @MainActor
  func updateElement(_ element: ElementNode) {}
}

/// The element of a `geometryGroup()`: goes its way to where the layout puts it, and carries its content
/// along, which so has only its own ways within the group to go.
@MainActor
final class GeometryGroupNode: PassThroughNode {
  override var name: String { "geometryGroup" }

  override var showsFrame: Bool { true }
  override var carriesContent: Bool { true }
}

extension View {
  /// Lets the view's content move as one with the view's frame.
  ///
  /// Otherwise each view inside goes its own way, so that one that appears while the others are on
  /// their way is in its final place already.
  public nonisolated func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
