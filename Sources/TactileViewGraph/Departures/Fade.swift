/// The opacity of an element that is inserted or removed without an explicit transition.
///
/// Few elements ever have one, so the graph stores them outside of the tree.
@MainActor
final class Fade {
  private var value: AnimatedValue<_OpacityEffect>
  /// The opacity in the last display phase.
  private(set) var drawn = 1.0

  init(_ opacity: Double) { value = AnimatedValue(_OpacityEffect(opacity: opacity)) }

  func go(to opacity: Double, node: ElementNode) {
    value.update(_OpacityEffect(opacity: opacity), node: node, phase: .display)
  }

  /// Updates the opacity for the current time; returns whether it differs from the last one.
  func show() -> Bool {
    let opacity = min(max(value.presented.opacity, 0), 1)
    defer { drawn = opacity }
    return opacity != drawn
  }

  /// Whether the element is present and fully opaque.
  var isOver: Bool { value.model.opacity == 1 && !value.isMoving }

  func stop() { value.stop() }
}
