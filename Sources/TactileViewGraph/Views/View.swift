/// A part of an app's interface.
///
/// Declare a structure, and combine other views in its `body`. The enclosing view passes values to the properties, and
/// `@State` marks those that the view owns. Modifiers such as `padding(_:)` return changed versions of a view. Each
/// modifier wraps the view, so their order matters: `padding().background(.red)` colors the padding too,
/// `background(.red).padding()` doesn't.
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///   var body: some View { Text("Hello, \(name)!").padding() }
/// }
/// ```
///
/// The body is evaluated when the view appears, and again when a property or a value that it read changes. A new
/// closure that captures values counts as changed; see <doc:Updates>. Keep the body fast and free of side effects. A
/// conformance in the declaration of a type, but not one in an extension, isolates the type to the main actor. Mirrors
/// SwiftUI's `View`.
@MainActor
@preconcurrency
public protocol View {
  /// The type of the view's body, which Swift infers from ``body``.
  associatedtype Body: View

  /// The content and behavior of the view.
  ///
  /// Return a view, or list several, which the enclosing container arranges. Don't evaluate it yourself.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  // Engine requirements. The defaults below implement them for views with a body.

  /// Whether every value of this type is exactly one element.
  nonisolated static var __isUnary: Bool { get }
  /// Whether the view is exactly one element at its place for its whole lifetime.
  ///
  /// A `label` of a button style's configuration is one element if the button's label is.
  static func __isUnary(_ view: Self, _ inputs: __ViewInputs) -> Bool
  /// Whether the views are also shape styles, which extend under bars when they are a background or an overlay.
  nonisolated static var __isStyle: Bool { get }
  /// Creates the node of a view.
  static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode
  /// Updates the node of a view with a new value.
  static func __updateNode(_ node: __ViewNode, _ view: Self)
  /// Creates the node of a view and of the environment modifiers around it.
  static func __makeNode<W: __EnvironmentWriter>(
    _ view: Self, environment: W, _ inputs: __ViewInputs
  ) -> __ViewNode
  /// Updates the node of a view and of the environment modifiers around it.
  static func __updateNode<W: __EnvironmentWriter>(
    _ node: __ViewNode, _ view: Self, environment: W)
}

extension View {
  /// Whether the body is always exactly one element.
  public nonisolated static var __isUnary: Bool { Body.__isUnary }

  /// By default false; true for a view that is also a `ShapeStyle`.
  public nonisolated static var __isStyle: Bool { false }

  /// By default, the value for the type, which most views know statically.
  public static func __isUnary(_ view: Self, _ inputs: __ViewInputs) -> Bool { __isUnary }

  /// Creates a node that evaluates the body.
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    CompositeNode(ViewSource(view: view), inputs: inputs)
  }

  /// Updates the node that evaluates the body with a new value.
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    CompositeNode<ViewSource<Self>>.update(node, ViewSource(view: view))
  }

  /// Creates a node that writes the environment, with the node of the view in it.
  public static func __makeNode<W: __EnvironmentWriter>(
    _ view: Self, environment: W, _ inputs: __ViewInputs
  ) -> __ViewNode {
    EnvironmentNode(environment, content: view, inputs: inputs)
  }

  /// Updates the node that writes the environment, and the node of the view.
  public static func __updateNode<W: __EnvironmentWriter>(
    _ node: __ViewNode, _ view: Self, environment: W
  ) {
    EnvironmentNode<Self, W>.update(node, environment, content: view)
  }
}

extension Never: View {
  /// Never called: `Never` has no values, so there is no body.
  public var body: Never { fatalError("Never has no values") }

  /// Never used, since `Never` has no values.
  @_spi(Engine) public nonisolated static var __isUnary: Bool { true }
}

/// A view that the engine draws or lays out itself, without a body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never called: the engine creates the nodes of primitive views directly.
  public var body: Never { preconditionFailure("\(Self.self) is a primitive view and has no body") }
}
