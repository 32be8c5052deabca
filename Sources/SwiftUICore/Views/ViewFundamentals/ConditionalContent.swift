/// One of two views, as `if`/`else` and `switch` make it in a view builder.
///
/// Mirrors SwiftUI's `_ConditionalContent`.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage

  var isTrue: Bool {
    if case .trueContent = storage { true } else { false }
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Never called: the engine takes the branch in.
  public var body: Never {
    preconditionFailure("a conditional has no body")
  }

  /// Another branch may be another number of elements.
  public nonisolated static var __isUnary: Bool { false }

  /// Makes a node for the branch.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    ConditionalNode(view, inputs: inputs)
  }

  /// Updates the branch, or replaces it by the other.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ConditionalNode<TrueContent, FalseContent>.self).update(view)
  }
}

extension Optional: View where Wrapped: View {
  /// Never called: the engine takes the wrapped view in.
  public var body: Never {
    preconditionFailure("an optional view has no body")
  }

  /// It may be nothing.
  public nonisolated static var __isUnary: Bool { false }

  /// Makes a node for the view, or for nothing.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    OptionalNode(view, inputs: inputs)
  }

  /// Updates, adds or removes the view.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: OptionalNode<Wrapped>.self).update(view)
  }
}
