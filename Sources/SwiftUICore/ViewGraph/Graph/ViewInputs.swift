/// What a node inherits from the place where it stands; shared by all nodes of that place.
@MainActor
public final class __ViewInputs {
  unowned let graph: ViewGraph
  let environment: EnvironmentScope
  /// The button styles in reach, the closest first.
  let buttonStyles: ButtonStyleEntry?
  /// The labels of the buttons around, the closest first.
  let labels: LabelScope?
  /// Modifiers over a list that wait for the list's elements, outermost first.
  let wrappers: [AnyListWrapper]

  init(
    graph: ViewGraph, environment: EnvironmentScope, buttonStyles: ButtonStyleEntry? = nil,
    labels: LabelScope? = nil, wrappers: [AnyListWrapper] = []
  ) {
    self.graph = graph
    self.environment = environment
    self.buttonStyles = buttonStyles
    self.labels = labels
    self.wrappers = wrappers
  }

  func with(environment: EnvironmentScope) -> ViewInputs {
    ViewInputs(
      graph: graph, environment: environment, buttonStyles: buttonStyles,
      labels: labels, wrappers: wrappers)
  }

  func with(buttonStyles: ButtonStyleEntry?) -> ViewInputs {
    ViewInputs(
      graph: graph, environment: environment, buttonStyles: buttonStyles,
      labels: labels, wrappers: wrappers)
  }

  /// The place inside a button: the next outer style is the closest.
  func inside(button label: AnyAliasSource) -> ViewInputs {
    ViewInputs(
      graph: graph, environment: environment, buttonStyles: buttonStyles?.outer,
      labels: LabelScope(label, outer: labels), wrappers: wrappers)
  }

  func with(wrappers: [AnyListWrapper]) -> ViewInputs {
    ViewInputs(
      graph: graph, environment: environment, buttonStyles: buttonStyles,
      labels: labels, wrappers: wrappers)
  }

  /// The same place without waiting modifiers: what an element gives to its content.
  var withoutWrappers: ViewInputs { wrappers.isEmpty ? self : with(wrappers: []) }
}

/// The label of a button, and those of the buttons around it: what can be shown inside.
final class LabelScope {
  private let label: AnyAliasSource
  private let outer: LabelScope?
  /// How many buttons draw one another here.
  let depth: Int

  init(_ label: AnyAliasSource, outer: LabelScope?) {
    self.label = label
    self.outer = outer
    depth = (outer?.depth ?? 0) + 1
  }

  func contains(_ label: AnyAliasSource) -> Bool {
    self.label === label || outer?.contains(label) == true
  }
}

typealias ViewInputs = __ViewInputs
typealias ViewNode = __ViewNode
