/// A view that shows one of two branches, which a view builder creates for `if`–`else` and `switch`.
///
/// Mirrors SwiftUI's `_ConditionalContent`.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  package let storage: Storage

  package init(storage: Storage) { self.storage = storage }

  var isTrue: Bool {
    if case .trueContent = storage { true } else { false }
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Never called: the engine creates the node of the current branch directly.
  public var body: Never { preconditionFailure("conditional content has no body") }

  /// Always false: the branches may consist of different numbers of elements.
  @_spi(Engine) public nonisolated static var __isUnary: Bool { false }

  /// Creates a node for the current branch.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    ConditionalNode(view, inputs: inputs)
  }

  /// Updates the current branch, or replaces it by the other one.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    ConditionalNode<TrueContent, FalseContent>.update(node, view)
  }
}

extension Optional: View where Wrapped: View {
  /// Never called: the engine creates the node of the wrapped view directly.
  public var body: Never { preconditionFailure("an optional view has no body") }

  /// Always false: an optional view may consist of no elements.
  @_spi(Engine) public nonisolated static var __isUnary: Bool { false }

  /// Creates a node for the wrapped view, without children if there is none.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    OptionalNode(view, inputs: inputs)
  }

  /// Updates, inserts or removes the wrapped view.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    OptionalNode<Wrapped>.update(node, view)
  }
}
