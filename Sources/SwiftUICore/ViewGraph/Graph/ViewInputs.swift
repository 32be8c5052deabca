/// What a node inherits from the place where it stands; shared by all nodes of that place.
@MainActor
public final class __ViewInputs {
  unowned let graph: ViewGraph
  let environment: EnvironmentScope
  /// The button styles in reach, the closest first.
  let buttonStyles: ButtonStyleEntry?
  /// How many buttons draw one another here.
  let buttonDepth: Int
  /// Modifiers over a list that wait for the list's elements, outermost first.
  let wrappers: [AnyListWrapper]

  init(
    graph: ViewGraph, environment: EnvironmentScope, buttonStyles: ButtonStyleEntry? = nil,
    buttonDepth: Int = 0, wrappers: [AnyListWrapper] = []
  ) {
    self.graph = graph
    self.environment = environment
    self.buttonStyles = buttonStyles
    self.buttonDepth = buttonDepth
    self.wrappers = wrappers
  }

  func with(environment: EnvironmentScope) -> ViewInputs {
    ViewInputs(
      graph: graph, environment: environment, buttonStyles: buttonStyles,
      buttonDepth: buttonDepth, wrappers: wrappers)
  }

  func with(buttonStyles: ButtonStyleEntry?) -> ViewInputs {
    ViewInputs(
      graph: graph, environment: environment, buttonStyles: buttonStyles,
      buttonDepth: buttonDepth, wrappers: wrappers)
  }

  /// The place inside a button: the next outer style is the closest.
  var insideButton: ViewInputs {
    ViewInputs(
      graph: graph, environment: environment, buttonStyles: buttonStyles?.outer,
      buttonDepth: buttonDepth + 1, wrappers: wrappers)
  }

  func with(wrappers: [AnyListWrapper]) -> ViewInputs {
    ViewInputs(
      graph: graph, environment: environment, buttonStyles: buttonStyles,
      buttonDepth: buttonDepth, wrappers: wrappers)
  }

  /// The same place without waiting modifiers: what an element gives to its content.
  var withoutWrappers: ViewInputs { wrappers.isEmpty ? self : with(wrappers: []) }
}

typealias ViewInputs = __ViewInputs
typealias ViewNode = __ViewNode
