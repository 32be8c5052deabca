extension View {
  /// Sets the value that this view represents among the options of a picker or the rows of a list.
  ///
  /// Its type is that of the selection, as in `Text("Mint").tag(Flavor.mint)`. Without a tag, the identity that a
  /// `ForEach` assigns to the view serves as its tag. Mirrors SwiftUI's `tag(_:includeOptional:)`.
  ///
  /// - Parameter includeOptional: Whether the tag also matches optional selection values.
  public nonisolated func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View {
    modifier(TagModifier(tag: Tag(content: tag, includesOptional: includeOptional)))
  }
}

/// A type-erased tag of a view.
package protocol AnyTag {
  /// Returns the tag as a value of a type; nil if it doesn't match the type.
  func value<Value>(as type: Value.Type) -> Value?
  /// The type-erased value of the tag.
  var anyContent: AnyHashable { get }
}

/// The value that a view represents.
nonisolated struct Tag<Content: Hashable>: AnyTag, Equatable {
  let content: Content
  var includesOptional = true

  var anyContent: AnyHashable { AnyHashable(content) }

  func value<Value>(as type: Value.Type) -> Value? {
    // In both cases, the types are identical; a cast would unwrap optionals.
    if type == Content.self { return content as? Value }
    if includesOptional, type == Content?.self { return Optional(content) as? Value }
    return nil
  }
}

/// Sets the tag by which a picker or a list selects a view.
nonisolated struct TagModifier<Content: Hashable>: ViewModifier {
  typealias Body = Never
  let tag: Tag<Content>
}

extension TagModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> TagNode<Content> { TagNode(self, inputs: inputs) }
}

extension LayoutSubview {
  /// The tag or identity of the subview among its siblings.
  @MainActor package var tag: (any AnyTag)? { element.ownTag ?? element.identity }
}
