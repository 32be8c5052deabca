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
  /// Which lists leave their views unmade until the lazy container around asks for them.
  let laziness: Laziness

  init(
    graph: ViewGraph, environment: EnvironmentScope, buttonStyles: ButtonStyleEntry? = nil,
    labels: LabelScope? = nil, wrappers: [AnyListWrapper] = [], laziness: Laziness = .none
  ) {
    self.graph = graph
    self.environment = environment
    self.buttonStyles = buttonStyles
    self.labels = labels
    self.wrappers = wrappers
    self.laziness = laziness
  }

  func with(environment: EnvironmentScope) -> ViewInputs {
    ViewInputs(
      graph: graph, environment: environment, buttonStyles: buttonStyles,
      labels: labels, wrappers: wrappers, laziness: laziness)
  }

  func with(buttonStyles: ButtonStyleEntry?) -> ViewInputs {
    ViewInputs(
      graph: graph, environment: environment, buttonStyles: buttonStyles,
      labels: labels, wrappers: wrappers, laziness: laziness)
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
      labels: labels, wrappers: wrappers, laziness: laziness)
  }

  func with(laziness: Laziness) -> ViewInputs {
    ViewInputs(
      graph: graph, environment: environment, buttonStyles: buttonStyles,
      labels: labels, wrappers: wrappers, laziness: laziness)
  }

  /// Whether the place is in a list that somebody else makes elements of.
  var isInList: Bool { !wrappers.isEmpty || laziness != .none }

  /// The same place without waiting modifiers, and outside of the list: what an element gives to its
  /// content.
  var withoutWrappers: ViewInputs {
    isInList ? with(laziness: .none).with(wrappers: []) : self
  }
}

/// Which lists in a container leave their views unmade.
enum Laziness {
  /// Nobody's list.
  case none
  /// Those whose items are one view each by their type.
  case singleViews
  /// All.
  case anyViews
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
