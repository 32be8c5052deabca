extension Group {
  /// Creates a group of the views that a closure makes from the subviews of a view.
  ///
  /// The subviews are resolved: a `ForEach` is as many subviews as it has elements, and an `if` that isn't satisfied is none.
  ///
  /// ```swift
  /// Group(subviews: content) { subviews in
  ///   HStack {
  ///     subviews.first
  ///     if subviews.count > 1 { Text("and \(subviews.count - 1) more") }
  ///   }
  /// }
  /// ```
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }

  /// Creates a group of the views that a closure makes from the sections of a view.
  ///
  /// Successive views that are in no section are a section without a header or a footer.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(base: view, transform: transform)
  }
}

/// The content of a group that is made from the subviews of a view.
///
/// Mirrors SwiftUI's `GroupElementsOfContent`.
public nonisolated struct GroupElementsOfContent<Base: View, Result: View>: PrimitiveView {
  fileprivate let base: Base
  fileprivate let transform: (SubviewsCollection) -> Result

  @MainActor private var composed: ComposedView<Base, Result> {
    ComposedView(base: base, gathersSections: false) { [transform] in transform(subviews(of: $0)) }
  }
}

/// Returns the subviews among the contents of a list.
func subviews(of contents: [GatheredContent]) -> SubviewsCollection {
  SubviewsCollection(
    contents.compactMap { if case .subview(let subview) = $0 { subview } else { nil } })
}

extension GroupElementsOfContent {
  /// Always false: the closure returns any number of views.
  @_spi(Engine) public static var __isUnary: Bool { false }

  /// Creates the node of the subviews and of the closure's views.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    SubviewsNode(view.composed, inputs: inputs)
  }

  /// Passes a new value to the node.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    SubviewsNode<Base, Result>.update(node, view.composed)
  }
}

/// The content of a group that is made from the sections of a view.
///
/// Mirrors SwiftUI's `GroupSectionsOfContent`.
public nonisolated struct GroupSectionsOfContent<Base: View, Result: View>: PrimitiveView {
  fileprivate let base: Base
  fileprivate let transform: (SectionCollection) -> Result

  @MainActor private var composed: ComposedView<Base, Result> {
    ComposedView(base: base, gathersSections: true) { [transform] in
      transform(SectionCollection($0))
    }
  }
}

extension GroupSectionsOfContent {
  /// Always false: the closure returns any number of views.
  @_spi(Engine) public static var __isUnary: Bool { false }

  /// Creates the node of the sections and of the closure's views.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    SubviewsNode(view.composed, inputs: inputs)
  }

  /// Passes a new value to the node.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    SubviewsNode<Base, Result>.update(node, view.composed)
  }
}
