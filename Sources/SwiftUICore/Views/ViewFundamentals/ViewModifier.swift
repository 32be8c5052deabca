/// A change to a view that makes another view.
///
/// Mirrors SwiftUI's `ViewModifier`.
///
/// Conform by giving a `body(content:)`. Dynamic properties in a modifier live at the place where
/// it is applied.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View

  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  // How the engine takes modifiers in. Modifiers with a body inherit the defaults below.

  /// Whether the modified view is always exactly one element.
  nonisolated static func __isUnary(_ contentIsUnary: Bool) -> Bool
  /// Makes the node of a modified view.
  static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode
  /// Hands new values of the modifier and its content to their node.
  static func __updateNode<C: View>(_ node: __ViewNode, _ modifier: Self, _ content: C)
}

extension ViewModifier {
  /// The modified view is one element where the modifier's body is.
  public nonisolated static func __isUnary(_ contentIsUnary: Bool) -> Bool { Body.__isUnary }

  /// Makes a node that evaluates the body.
  public static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    ModifierNode(modifier, content: content, inputs: inputs)
  }

  /// Hands new values to the node that evaluates the body.
  public static func __updateNode<C: View>(_ node: __ViewNode, _ modifier: Self, _ content: C) {
    unsafeDowncast(node, to: ModifierNode<Self, C>.self).update(modifier, content: content)
  }
}

extension ViewModifier where Body == Never {
  /// Never called: the engine applies the modifier itself.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is a primitive modifier and has no body")
  }
}

/// The view inside a custom modifier's body that stands for what it is applied to.
///
/// Mirrors SwiftUI's `_ViewModifier_Content`.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let source: AnyAliasSource
}

extension _ViewModifier_Content: AliasView {}

/// A view with a modifier applied.
///
/// Mirrors SwiftUI's `ModifiedContent`.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// What the modifier is applied to.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Makes a modified view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never called: the modifier makes the node.
  public var body: Never {
    preconditionFailure("ModifiedContent has no body")
  }

  /// The modifier decides.
  public nonisolated static var __isUnary: Bool { Modifier.__isUnary(Content.__isUnary) }

  /// The modifier decides.
  @MainActor
  public static func __isUnary(_ view: Self, _ inputs: __ViewInputs) -> Bool {
    Modifier.__isUnary(Content.__isUnary(view.content, inputs))
  }

  /// Lets the modifier make the node.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    Modifier.__makeNode(view.modifier, view.content, inputs)
  }

  /// Lets the modifier update the node.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    Modifier.__updateNode(node, view.modifier, view.content)
  }
}

extension View {
  /// Applies a modifier.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
