extension View {
  /// Says which value the view stands for, among the options of a picker or the rows of a list.
  ///
  /// Mirrors SwiftUI's `tag(_:includeOptional:)`. Where there is no tag, the identity that a `ForEach`
  /// gave the view counts as one.
  ///
  /// - Parameter includeOptional: whether it stands for the value in an optional as well.
  public nonisolated func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View {
    modifier(TagModifier(tag: Tag(content: tag, includesOptional: includeOptional)))
  }
}

/// What a view stands for, with the type forgotten.
protocol AnyTag {
  /// The value as one of a type; nil where it stands for none of that type.
  func value<Value>(as type: Value.Type) -> Value?
  /// The value itself.
  var anyContent: AnyHashable { get }
}

/// What a view stands for.
nonisolated struct Tag<Content: Hashable>: AnyTag, Equatable {
  let content: Content
  var includesOptional = true

  var anyContent: AnyHashable { AnyHashable(content) }

  func value<Value>(as type: Value.Type) -> Value? {
    // In each case the two types are one; a cast would look into optionals.
    if type == Content.self { return unsafeBitCast(content, to: type) }
    if includesOptional, type == Content?.self {
      return unsafeBitCast(Optional(content), to: type)
    }
    return nil
  }
}

/// Gives a view a tag.
nonisolated struct TagModifier<Content: Hashable>: ViewModifier {
  typealias Body = Never
  let tag: Tag<Content>
}

extension TagModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ElementNode { TagNode(self, inputs: inputs) }

  @MainActor
  func updateElement(_ element: ElementNode) {
    unsafeDowncast(element, to: TagNode<Content>.self).update(self)
  }
}
