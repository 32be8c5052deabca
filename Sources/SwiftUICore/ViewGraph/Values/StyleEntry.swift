/// An entry of the stack of styles of a family of controls, which is passed down the tree
/// (rule 2.1.1).
@MainActor
package class StyleEntry<Configuration> {
  /// The next outer entry; nil for the outermost one.
  package nonisolated final let outer: StyleEntry?
  /// Whether controls below use this style even if they are given another one (rule 2.1.14).
  nonisolated final let isFinal: Bool
  /// Whether a press anywhere in the button's list row runs its action (rule 2.4.52).
  nonisolated final let actsWithRow: Bool

  fileprivate init(outer: StyleEntry?, isFinal: Bool, actsWithRow: Bool) {
    self.outer = outer
    self.isFinal = isFinal
    self.actsWithRow = actsWithRow
  }

  /// The name of the style's type, for warnings.
  var name: String { "A style" }

  /// Makes the computation being evaluated depend on the style's value.
  package func follow() { preconditionFailure("subclasses hold the style") }

  /// Called before the action of a control in the style runs.
  fileprivate func willTrigger(at inputs: ViewInputs) -> @MainActor () -> Void {
    preconditionFailure("subclasses hold the style")
  }

  /// Returns the action of a button in the style, based on the app's action.
  final func action(
    _ action: @escaping @MainActor () -> Void, at inputs: ViewInputs
  ) -> @MainActor () -> Void {
    guard isFinal else { return action }
    let willTrigger = willTrigger(at: inputs)
    return {
      willTrigger()
      action()
    }
  }

  /// Creates the node of the drawn control.
  package func makeNode(_ configuration: Configuration, _ inputs: ViewInputs) -> ViewNode {
    preconditionFailure("subclasses hold the style")
  }

  /// Passes a configuration and the style's latest value to the node.
  package func update(_ node: ViewNode, _ configuration: Configuration) {
    preconditionFailure("subclasses hold the style")
  }

  /// Returns the drawn control as a view of an erased type.
  package func view(_ configuration: Configuration) -> AnyView {
    preconditionFailure("subclasses hold the style")
  }
}

/// A style in the form that the stack holds: with the view that evaluates its body, and with what
/// it means for controls besides their appearance.
@MainActor
package protocol StyleSource {
  associatedtype Style
  associatedtype Configuration
  associatedtype StyleBody: View

  var style: Style { get }

  /// Returns the view that evaluates the style's body.
  func styleBody(_ configuration: Configuration) -> StyleBody

  /// Whether controls below use this style even if they are given another one (rule 2.1.14).
  static var isFinal: Bool { get }

  /// Whether a press anywhere in the button's list row runs its action (rule 2.4.52).
  static var actsWithRow: Bool { get }

  /// Called before the action of a control in a final style runs; closes a menu, for example.
  func willTrigger(at place: EnvironmentValues)
}

extension StyleSource {
  package static var isFinal: Bool { false }
  package static var actsWithRow: Bool { false }
  package func willTrigger(at place: EnvironmentValues) {}
}

/// A style of a known type, as set by its modifier.
@MainActor
package final class TypedStyleEntry<Source: StyleSource>: StyleEntry<Source.Configuration> {
  private let source: Cell<Source>

  package init(_ source: Source, outer: StyleEntry<Source.Configuration>?) {
    self.source = Cell(source)
    super.init(outer: outer, isFinal: Source.isFinal, actsWithRow: Source.actsWithRow)
  }

  func set(_ newSource: Source) { source.write(newSource) }

  override var name: String { "\(Source.Style.self)" }

  package override func follow() { source.track() }

  fileprivate override func willTrigger(at inputs: ViewInputs) -> @MainActor () -> Void {
    let source = source.value
    return { source.willTrigger(at: EnvironmentValues(scope: inputs.environment)) }
  }

  package override func makeNode(
    _ configuration: Source.Configuration, _ inputs: ViewInputs
  ) -> ViewNode {
    Source.StyleBody.__makeNode(source.value.styleBody(configuration), inputs)
  }

  package override func update(_ node: ViewNode, _ configuration: Source.Configuration) {
    Source.StyleBody.__updateNode(node, source.value.styleBody(configuration))
  }

  package override func view(_ configuration: Source.Configuration) -> AnyView {
    AnyView(source.value.styleBody(configuration))
  }
}

private enum ControlStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleEntry<Configuration>? { nil }
}

/// A type that identifies a family of controls by the configuration of its styles.
package struct ControlFamily<Configuration>: Hashable {
  package init() {}
}

extension EnvironmentValues {
  /// The styles of a family of controls, the closest first.
  package subscript<Configuration>(
    styles family: ControlFamily<Configuration>
  ) -> StyleEntry<Configuration>? {
    get { self[ControlStyleKey<Configuration>.self] }
    set { self[ControlStyleKey<Configuration>.self] = newValue }
  }
}

extension ViewInputs {
  /// Returns the styles of a family of controls, the closest first.
  package final func styles<Configuration>(
    of family: ControlFamily<Configuration>
  ) -> StyleEntry<Configuration>? {
    environment.value(ControlStyleKey<Configuration>.self)
  }

  /// Returns the inputs of views whose controls have other styles.
  package final func with<Configuration>(styles: StyleEntry<Configuration>?) -> ViewInputs {
    let scope = EnvironmentScope(parent: environment)
    scope.write(ControlStyleKey<Configuration>.self, styles)
    return with(environment: scope)
  }
}
