/// What a scroll view uses a default anchor for.
///
/// Mirrors SwiftUI's `ScrollAnchorRole`.
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Kind: CaseIterable { case initialOffset, sizeChanges, alignment }
  let kind: Kind

  /// The offset before anything has scrolled.
  public static var initialOffset: ScrollAnchorRole { Self(kind: .initialOffset) }
  /// The offset after the content or the scroll view has changed its size.
  public static var sizeChanges: ScrollAnchorRole { Self(kind: .sizeChanges) }
  /// The place of content that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { Self(kind: .alignment) }
}

extension View {
  /// Sets the point of the content that is shown at first, that stays in its place when sizes change,
  /// and by which content is aligned that is smaller than its scroll view.
  ///
  /// Mirrors SwiftUI's `defaultScrollAnchor(_:)`. When sizes change, the content follows the anchor for
  /// as long as it rests where the anchor has put it.
  ///
  /// - Parameter anchor: nil takes back what a modifier outside says.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollTraits) { traits in
      for role in ScrollAnchorRole.Kind.allCases { traits.anchors[role] = anchor }
    }
  }

  /// Sets the default anchor of a scroll view for one role.
  ///
  /// - Parameter anchor: nil takes back what a modifier outside says.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.scrollTraits) { $0.anchors[role.kind] = anchor }
  }
}
