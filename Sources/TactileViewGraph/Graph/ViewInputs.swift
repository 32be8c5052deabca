/// The values that a node inherits from its position in the tree, shared by all nodes there.
@MainActor
public final class __ViewInputs {
  package let graph: ViewGraph
  package let environment: EnvironmentScope
  /// The applicable styles of pressable controls, innermost first.
  package let pressStyles: AnyStyleEntry?
  /// The closest control whose style's body this is in; it knows the enclosing ones.
  let labels: LabelScope?
  /// The list modifiers and the lazy container around the elements here; nil if there are none.
  private let list: ListInputs?

  private init(
    graph: ViewGraph, environment: EnvironmentScope, pressStyles: AnyStyleEntry? = nil,
    labels: LabelScope? = nil, list: ListInputs? = nil
  ) {
    self.graph = graph
    self.environment = environment
    self.pressStyles = pressStyles
    self.labels = labels
    self.list = list
  }

  /// The list modifiers that apply to the elements of this list; nil if there are none.
  package var wrappers: ListWrapperChain? { list?.wrappers }

  /// The lists whose views are created only when the enclosing lazy container requests them.
  var laziness: Laziness { list?.laziness ?? .none }

  /// How the views of this list become subviews, which another view shows; nil if their own container shows them.
  var gathering: SubviewGathering? { list?.gathering }

  /// The inputs of views at the root of a window.
  package convenience init(rootOf graph: ViewGraph) {
    self.init(graph: graph, environment: graph.rootEnvironment)
  }

  /// The inputs of content at this position that has the environment of another position, such as that of
  /// the view that presents it.
  package func presenting(from place: ViewInputs) -> ViewInputs {
    ViewInputs(graph: graph, environment: place.environment, list: list)
  }

  package func with(environment: EnvironmentScope) -> ViewInputs {
    ViewInputs(
      graph: graph, environment: environment, pressStyles: pressStyles, labels: labels, list: list)
  }

  package func with(pressStyles: AnyStyleEntry?) -> ViewInputs {
    ViewInputs(
      graph: graph, environment: environment, pressStyles: pressStyles, labels: labels, list: list)
  }

  /// Returns the inputs inside a pressable control, where the next outer style applies.
  package func inside(_ scope: LabelScope) -> ViewInputs {
    ViewInputs(
      graph: graph, environment: environment, pressStyles: pressStyles?.next, labels: scope,
      list: ListInputs(wrappers, .none, includesViews: false, gathering))
  }

  /// Whether the enclosing lazy container also requests the views that are written one by one.
  var makesViewsLazily: Bool { list?.includesViews ?? false }

  func with(wrappers: ListWrapperChain?) -> ViewInputs {
    with(ListInputs(wrappers, laziness, includesViews: makesViewsLazily, gathering))
  }

  /// Returns the inputs of lists that a lazy container creates, and of views written one by one if these are included.
  package func with(laziness: Laziness, includingViews: Bool = false) -> ViewInputs {
    with(ListInputs(wrappers, laziness, includesViews: includingViews, gathering))
  }

  /// The inputs of a branch, whose views are created at once, because they can have transitions.
  var inBranch: ViewInputs { makesViewsLazily ? with(laziness: laziness) : self }

  /// The inputs of views that become subviews.
  func with(gathering: SubviewGathering) -> ViewInputs {
    with(ListInputs(wrappers, .none, includesViews: false, gathering))
  }

  private func with(_ list: ListInputs?) -> ViewInputs {
    ViewInputs(
      graph: graph, environment: environment, pressStyles: pressStyles, labels: labels, list: list)
  }

  /// Whether an enclosing list modifier or lazy container wraps or creates the elements here.
  package var isInList: Bool { list != nil }

  /// The same inputs without list modifiers and laziness, for the content of an element.
  package var withoutWrappers: ViewInputs {
    isInList ? with(nil) : self
  }
}

/// The list modifiers, the lazy container and the gathering of subviews around a position in the tree, apart from the inputs of nodes,
/// since there are few such positions.
private final class ListInputs {
  let wrappers: ListWrapperChain?
  let laziness: Laziness
  let includesViews: Bool
  let gathering: SubviewGathering?

  /// Creates the part; nil if nothing is done with the elements.
  init?(
    _ wrappers: ListWrapperChain?, _ laziness: Laziness, includesViews: Bool,
    _ gathering: SubviewGathering?
  ) {
    if wrappers == nil, laziness == .none, gathering == nil { return nil }
    self.wrappers = wrappers
    self.laziness = laziness
    self.includesViews = includesViews
    self.gathering = gathering
  }
}

/// An entry of a stack of styles that is passed down the tree.
@MainActor
@_spi(Engine) open class AnyStyleEntry {
  package init() {}

  /// The next outer entry; nil for the outermost one.
  @_spi(Engine) open var next: AnyStyleEntry? { nil }
}

/// The lists in a lazy container whose views are created on demand.
package enum Laziness {
  /// No lists: all views are created at once.
  case none
  /// Lists whose items are a single view each, according to their type.
  case singleViews
  /// All lists, including those whose items may be several views.
  case anyViews
}

/// The engine's name of ``__ViewInputs``.
@_spi(Engine) public typealias ViewInputs = __ViewInputs
/// The engine's name of ``__ViewNode``.
@_spi(Engine) public typealias ViewNode = __ViewNode
