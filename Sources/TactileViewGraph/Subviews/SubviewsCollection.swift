/// The subviews of a view, in order.
///
/// It is itself a view, which shows all of its subviews. Mirrors SwiftUI's `SubviewsCollection`.
public nonisolated struct SubviewsCollection: RandomAccessCollection {
  /// The type of an element.
  public typealias Element = Subview
  /// The type of a position.
  public typealias Index = Int
  /// The type of a range of the subviews.
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: [Subview]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  /// The position of the first subview.
  public var startIndex: Int { 0 }
  /// The position after the last subview.
  public var endIndex: Int { subviews.count }

  /// Returns the subview at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// Returns the subviews in a range, which keep their positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  /// Shows each of the subviews.
  @MainActor @preconcurrency public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the subviews of a view, in order.
///
/// It is itself a view, which shows its subviews. Mirrors SwiftUI's `SubviewsCollectionSlice`.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection {
  /// The type of an element.
  public typealias Element = Subview
  /// The type of a position.
  public typealias Index = Int
  /// The type of a range of the subviews.
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: ArraySlice<Subview>

  /// The position of the first subview.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// Returns the subview at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// Returns the subviews in a range, which keep their positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  /// Shows each of the subviews.
  @MainActor @preconcurrency public var body: some View { ForEach(Array(subviews)) { $0 } }
}
