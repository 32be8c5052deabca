/// The opacity of an element that comes or goes and has no transition of its own.
///
/// Few elements ever have one, so the graph keeps them beside the tree.
@MainActor
final class Fade {
  private var value: AnimatedValue<OpacityEffect>
  /// The opacity as of the last display phase.
  private(set) var drawn = 1.0

  init(_ opacity: Double) { value = AnimatedValue(OpacityEffect(opacity: opacity)) }

  func go(to opacity: Double, node: ElementNode) {
    value.update(OpacityEffect(opacity: opacity), node: node, phase: .display)
  }

  /// Takes the opacity from the clock; returns whether it differs from the last one.
  func show() -> Bool {
    let opacity = min(max(value.presented.opacity, 0), 1)
    defer { drawn = opacity }
    return opacity != drawn
  }

  /// Whether the element is there and looks like itself.
  var isOver: Bool { value.model.opacity == 1 && !value.isMoving }

  func stop() { value.stop() }
}
