@_spi(Engine) import TactileViewGraph

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
  static var actsWithContainer: Bool { get }

  /// Runs the action of a control in a final style; also closes a menu, for example.
  func trigger(_ action: @MainActor () -> Void, role: ButtonRole?, at place: EnvironmentValues)
}

extension StyleSource {
  package static var isFinal: Bool { false }
  package static var actsWithContainer: Bool { false }

  package func trigger(
    _ action: @MainActor () -> Void, role: ButtonRole?, at place: EnvironmentValues
  ) {
    action()
  }
}

/// A style of a known type, as set by its modifier.
@MainActor
package final class TypedStyleEntry<Source: StyleSource>: StyleEntry<Source.Configuration> {
  private let source: Cell<Source>

  package init(_ source: Source, outer: StyleEntry<Source.Configuration>?) {
    self.source = Cell(source)
    super.init(outer: outer, isFinal: Source.isFinal, actsWithContainer: Source.actsWithContainer)
  }

  func set(_ newSource: Source) { source.write(newSource) }

  override var name: String { "\(Source.Style.self)" }

  package override func follow() { source.track() }

  override func styledAction(
    _ action: @escaping @MainActor () -> Void, role: ButtonRole?, at inputs: ViewInputs
  ) -> @MainActor () -> Void {
    let source = source.value
    return {
      source.trigger(action, role: role, at: EnvironmentValues(scope: inputs.environment))
    }
  }

  package override func makeNode(
    _ configuration: Source.Configuration, _ inputs: ViewInputs
  ) -> ViewNode {
    Source.StyleBody.__makeNode(source.value.styleBody(configuration), inputs)
  }

  package override func update(_ node: ViewNode, _ configuration: Source.Configuration) {
    Source.StyleBody.__updateNode(node, source.value.styleBody(configuration))
  }

  package override func view(_ configuration: Source.Configuration) -> any View {
    source.read().styleBody(configuration)
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
