import Foundation
@_spi(Engine) import TactileViewGraph

/// Makes its content move as a unit.
nonisolated struct GeometryGroupModifier: ViewModifier {
  typealias Body = Never
}

extension GeometryGroupModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> GeometryGroupNode { GeometryGroupNode(inputs: inputs) }

  @MainActor
  func updateElement(_ element: GeometryGroupNode) {}
}

/// The element of `geometryGroup()`.
///
/// It animates its own frame and carries its content along, so that the content animates only
/// relative to the group.
@MainActor
final class GeometryGroupNode: PassThroughNode {
  override var name: String { "geometryGroup" }

  override var showsFrame: Bool { true }
  override var carriesContent: Bool { true }
}

extension View {
  /// Isolates the geometry of the view, so that its content moves with it as a unit.
  ///
  /// Without a group, each view inside animates its own frame, so that a view that appears during
  /// an animation is already at its final position.
  public nonisolated func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
