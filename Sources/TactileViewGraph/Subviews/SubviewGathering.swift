/// How the views of a list become subviews, which another view shows in their place.
///
/// The list is kept apart from the elements of its container. In it, views with a body are evaluated, and
/// modifiers are maps over the list, until primitive views are reached: these are made where they are shown. Therefore a
/// view with a body keeps its state wherever it is shown, and the values that a body sets for a container are known.
@MainActor
final class SubviewGathering {
  /// The inputs of the whole list.
  private let base: ViewInputs
  /// Whether sections are told apart from other views.
  let gathersSections: Bool
  /// The environment of the views of one subview, below that of the list; nil outside of subviews.
  let scope: SubviewScope?

  init(_ base: ViewInputs, gathersSections: Bool, scope: SubviewScope? = nil) {
    self.base = base
    self.gathersSections = gathersSections
    self.scope = scope
  }

  /// Creates the node of a view of the list.
  func makeNode<V: View>(_ view: V, _ inputs: ViewInputs) -> ViewNode {
    guard V.__isUnary else { return V.__makeNode(view, inputs) }
    if Self.isShownElsewhere(V.self) { return SubviewNode(view, inputs: inputs) }
    guard scope == nil else { return V.__makeNode(view, inputs) }
    let scope = SubviewScope(
      inputs.environment, upTo: base.environment, then: base.environment)
    let node = V.__makeNode(
      view,
      inputs.with(environment: scope)
        .with(
          gathering: SubviewGathering(base, gathersSections: gathersSections, scope: scope)))
    scope.root = node
    return node
  }

  /// Passes a new value of a view of the list to its node.
  func updateNode<V: View>(_ node: ViewNode, _ view: V) {
    if V.__isUnary, Self.isShownElsewhere(V.self) {
      SubviewNode<V>.update(node, view)
    } else {
      V.__updateNode(node, view)
    }
  }

  /// Whether the node of a view is made where the subview is shown.
  private static func isShownElsewhere<V: View>(_ type: V.Type) -> Bool {
    guard V.Body.self == Never.self else { return false }
    return !((V.self as? any ListedModification.Type)?.isMap ?? false)
  }

  /// Returns the inputs of a view of the list at the place where it is shown.
  func inputs(of inputs: ViewInputs, at place: ViewInputs) -> ViewInputs {
    let environment: EnvironmentScope =
      if let scope {
        SubviewScope(
          inputs.environment, upTo: scope,
          then: SubviewScope(scope.declared, upTo: base.environment, then: place.environment))
      } else {
        SubviewScope(inputs.environment, upTo: base.environment, then: place.environment)
      }
    let isStyled = inputs.pressStyles !== base.pressStyles
    return place.withoutWrappers.with(environment: environment)
      .with(pressStyles: isStyled ? inputs.pressStyles : place.pressStyles)
  }
}

extension ViewInputs {
  /// Whether the views of this list become subviews.
  package var gathersSubviews: Bool { gathering != nil }

  /// Whether the sections of this list become subviews.
  package var gathersSections: Bool { gathering?.gathersSections ?? false }
}

/// A view with a modifier, which is a map over a list in some cases.
protocol ListedModification {
  /// Whether the modifier is applied to the views of a list of subviews one by one.
  static var isMap: Bool { get }
}

extension ModifiedContent: ListedModification where Content: View, Modifier: ViewModifier {
  static var isMap: Bool {
    Modifier.Body.self != Never.self || Modifier.self is any WrappingModifier.Type
      || Modifier.self is any EnvironmentModifier.Type
  }
}
