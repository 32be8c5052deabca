/// A part of an app's interface.
///
/// Mirrors SwiftUI's `View`.
///
/// Conform by giving a `body` made of other views. The framework evaluates it when the view
/// appears and again when something it read has changed.
@MainActor
@preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  // How the engine takes views in. Views with a body inherit the defaults below.

  /// Whether the view is always exactly one element.
  nonisolated static var __isUnary: Bool { get }
  /// Whether the view is exactly one element at a place, for good; a label is where its button's is.
  static func __isUnary(_ view: Self, _ inputs: __ViewInputs) -> Bool
  /// Makes the node of a view.
  static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode
  /// Hands a new value of the view to its node.
  static func __updateNode(_ node: __ViewNode, _ view: Self)
}

extension View {
  /// A view is one element where its body is.
  public nonisolated static var __isUnary: Bool { Body.__isUnary }

  /// Most types know.
  public static func __isUnary(_ view: Self, _ inputs: __ViewInputs) -> Bool { __isUnary }

  /// Makes a node that evaluates the body.
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    CompositeNode(ViewSource(view: view), inputs: inputs)
  }

  /// Hands a new value to the node that evaluates the body.
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: CompositeNode<ViewSource<Self>>.self)
      .update(ViewSource(view: view))
  }
}

extension Never: View {
  /// There is no value, so there is no body.
  public var body: Never { fatalError("Never has no values") }

  /// There is no value.
  public nonisolated static var __isUnary: Bool { true }
}

/// A view that the engine draws or lays out itself.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never called: the engine takes primitive views in without a body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive view and has no body")
  }
}
