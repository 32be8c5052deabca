@_spi(Engine) import TactileViewGraph

/// An entry of the stack of styles of a family of controls, which is passed down the tree (rule 2.1.1).
@MainActor
package class StyleEntry<Configuration>: AnyStyleEntry {
  /// The next outer entry; nil for the outermost one.
  package nonisolated final let outer: StyleEntry?
  /// Whether controls below use this style even if they are given another one (rule 2.1.14).
  nonisolated final let isFinal: Bool
  /// Whether a press anywhere in the button's list row runs its action (rule 2.4.52).
  nonisolated final let actsWithContainer: Bool

  init(outer: StyleEntry?, isFinal: Bool, actsWithContainer: Bool) {
    self.outer = outer
    self.isFinal = isFinal
    self.actsWithContainer = actsWithContainer
    super.init()
  }

  package override final var next: AnyStyleEntry? { outer }

  /// The name of the style's type, for warnings.
  var name: String { "A style" }

  /// Makes the computation being evaluated depend on the style's value.
  @_spi(Engine) open func follow() { preconditionFailure("subclasses override this") }

  /// Returns the action of a button in the style, which runs the app's action as the style wants it.
  func styledAction(
    _ action: @escaping @MainActor () -> Void, role: ButtonRole?, at inputs: ViewInputs
  ) -> @MainActor () -> Void {
    preconditionFailure("subclasses override this")
  }

  /// Returns the action of a button in the style, based on the app's action.
  final func action(
    _ action: @escaping @MainActor () -> Void, role: ButtonRole?, at inputs: ViewInputs
  ) -> @MainActor () -> Void {
    isFinal ? styledAction(action, role: role, at: inputs) : action
  }

  /// Creates the node of the drawn control.
  @_spi(Engine) open func makeNode(_ configuration: Configuration, _ inputs: ViewInputs) -> ViewNode
  {
    preconditionFailure("subclasses override this")
  }

  /// Passes a configuration and the style's latest value to the node.
  @_spi(Engine) open func update(_ node: ViewNode, _ configuration: Configuration) {
    preconditionFailure("subclasses override this")
  }

  /// Returns the drawn control.
  package func view(_ configuration: Configuration) -> any View {
    preconditionFailure("subclasses override this")
  }
}

/// An entry of the stack of button styles.
package typealias ButtonStyleEntry = StyleEntry<PrimitiveButtonStyleConfiguration>
