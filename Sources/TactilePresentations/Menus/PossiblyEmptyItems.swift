@_spi(Engine) import TactileViewGraph

/// Items of a menu whose value tells whether there are none, such as an `if` that is false.
///
/// The body of a view isn't evaluated, so a view counts as an item even if its body is empty.
package protocol PossiblyEmptyItems {
  /// Whether there are no items.
  var areEmpty: Bool { get }
}

/// Returns whether a view builder has made no items of a menu.
package func areEmpty(_ items: Any) -> Bool {
  (items as? any PossiblyEmptyItems)?.areEmpty ?? false
}

extension EmptyView: PossiblyEmptyItems {
  package var areEmpty: Bool { true }
}

extension Optional: PossiblyEmptyItems where Wrapped: View {
  package var areEmpty: Bool { map { TactilePresentations.areEmpty($0) } ?? true }
}

extension _ConditionalContent: PossiblyEmptyItems where TrueContent: View, FalseContent: View {
  package var areEmpty: Bool {
    switch storage {
    case .trueContent(let items): TactilePresentations.areEmpty(items)
    case .falseContent(let items): TactilePresentations.areEmpty(items)
    }
  }
}

extension TupleView: PossiblyEmptyItems {
  package var areEmpty: Bool {
    Mirror(reflecting: value).children.allSatisfy { TactilePresentations.areEmpty($0.value) }
  }
}

extension ForEach: PossiblyEmptyItems where Content: View {
  package var areEmpty: Bool { data.isEmpty }
}

extension Group: PossiblyEmptyItems where Content: View {
  package var areEmpty: Bool { TactilePresentations.areEmpty(content) }
}
