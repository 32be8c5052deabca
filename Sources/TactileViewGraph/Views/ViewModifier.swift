/// A modifier that produces a different version of a view, to reuse a combination of modifiers.
///
/// To conform, implement `body(content:)`. Dynamic properties of a modifier are stored with each view that it is
/// applied to. Wrap `modifier(_:)` in a method of `View`, so that it reads like those of the system.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding().background(.regularMaterial, in: .rect(cornerRadius: 12))
///   }
/// }
///
/// extension View {
///   func card() -> some View { modifier(Card()) }
/// }
///
/// Text("Hello").card()
/// ```
///
/// If you need no dynamic properties, a method of `View` that calls the modifiers directly is enough.
///
/// Mirrors SwiftUI's `ViewModifier`.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View

  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the modified view, given a placeholder for the view that is modified.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  // Engine requirements. The defaults below implement them for modifiers with a body.

  /// Whether the modified view is always exactly one element.
  nonisolated static func __isUnary(_ contentIsUnary: Bool) -> Bool
  /// Creates the node of a modified view.
  static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode
  /// Updates the node of a modified view with new values of the modifier and its content.
  static func __updateNode<C: View>(_ node: __ViewNode, _ modifier: Self, _ content: C)
  /// Creates the node of a modified view and of the environment modifiers around it.
  static func __makeNode<C: View, W: __EnvironmentWriter>(
    _ modifier: Self, _ content: C, environment: W, _ inputs: __ViewInputs
  ) -> __ViewNode
  /// Updates the node of a modified view and of the environment modifiers around it.
  static func __updateNode<C: View, W: __EnvironmentWriter>(
    _ node: __ViewNode, _ modifier: Self, _ content: C, environment: W)
}

extension ViewModifier {
  /// Whether the modifier's body is always exactly one element.
  public nonisolated static func __isUnary(_ contentIsUnary: Bool) -> Bool { Body.__isUnary }

  /// Creates a node that evaluates the modifier's body.
  public static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    ModifierNode(modifier, content: content, inputs: inputs)
  }

  /// Updates the node that evaluates the body with new values.
  public static func __updateNode<C: View>(_ node: __ViewNode, _ modifier: Self, _ content: C) {
    ModifierNode<Self, C>.update(node, modifier, content: content)
  }

  /// Creates a node that writes the environment, with the node of the modified view in it.
  public static func __makeNode<C: View, W: __EnvironmentWriter>(
    _ modifier: Self, _ content: C, environment: W, _ inputs: __ViewInputs
  ) -> __ViewNode {
    EnvironmentNode(
      environment, content: ModifiedContent(content: content, modifier: modifier), inputs: inputs)
  }

  /// Updates the node that writes the environment, and the node of the modified view.
  public static func __updateNode<C: View, W: __EnvironmentWriter>(
    _ node: __ViewNode, _ modifier: Self, _ content: C, environment: W
  ) {
    EnvironmentNode<ModifiedContent<C, Self>, W>.update(
      node, environment, content: ModifiedContent(content: content, modifier: modifier))
  }
}

extension ViewModifier where Body == Never {
  /// Never called: the engine applies primitive modifiers directly.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is a primitive modifier and has no body")
  }
}

/// A placeholder for the modified view in the body of a custom modifier.
///
/// Mirrors SwiftUI's `_ViewModifier_Content`.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  package let source: AnyAliasSource
}

extension _ViewModifier_Content: AliasView {}

/// A view with a modifier applied to it.
///
/// `View.modifier(_:)` creates this type, and so do the modifiers of the system. Mirrors SwiftUI's `ModifiedContent`.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// The view that the modifier is applied to.
  public var content: Content
  /// The modifier that is applied to the content.
  public var modifier: Modifier

  /// Creates a view with a modifier applied to it.
  @inlinable
  @inline(__always)
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

// The functions of the engine are always inlined where the type's metadata is known: otherwise each call looks it up.
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never called: the modifier creates the node.
  public var body: Never { preconditionFailure("ModifiedContent has no body") }

  /// Whether every value of this type is exactly one element, as the modifier determines.
  @inline(__always)
  @_spi(Engine) public nonisolated static var __isUnary: Bool {
    Modifier.__isUnary(Content.__isUnary)
  }

  /// Whether the view is exactly one element at its place, as the modifier determines.
  @MainActor
  @inline(__always)
  @_spi(Engine) public static func __isUnary(_ view: Self, _ inputs: __ViewInputs) -> Bool {
    Modifier.__isUnary(Content.__isUnary(view.content, inputs))
  }

  /// Creates the node of the modified view with the modifier.
  @MainActor
  @inline(__always)
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    Modifier.__makeNode(view.modifier, view.content, inputs)
  }

  /// Updates the node of the modified view with the modifier.
  @MainActor
  @inline(__always)
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    Modifier.__updateNode(node, view.modifier, view.content)
  }

  /// Creates the node of the modified view in an environment with the modifier.
  @MainActor
  @inline(__always)
  @_spi(Engine) public static func __makeNode<W: __EnvironmentWriter>(
    _ view: Self, environment: W, _ inputs: __ViewInputs
  ) -> __ViewNode {
    Modifier.__makeNode(view.modifier, view.content, environment: environment, inputs)
  }

  /// Updates the node of the modified view in an environment with the modifier.
  @MainActor
  @inline(__always)
  @_spi(Engine) public static func __updateNode<W: __EnvironmentWriter>(
    _ node: __ViewNode, _ view: Self, environment: W
  ) {
    Modifier.__updateNode(node, view.modifier, view.content, environment: environment)
  }
}

extension View {
  /// Applies a modifier to this view and returns a new view.
  @inlinable
  @inline(__always)
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
