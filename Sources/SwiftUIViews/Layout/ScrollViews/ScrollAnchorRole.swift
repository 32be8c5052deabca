@_spi(Engine) import SwiftUICore

/// The purpose for which a scroll view uses a default anchor.
///
/// Pass a role to `defaultScrollAnchor(_:for:)` to use different anchors. For example, a conversation starts at its
/// bottom, and aligns a few messages at its top:
///
/// ```swift
/// ScrollView { messages }
///   .defaultScrollAnchor(.bottom)
///   .defaultScrollAnchor(.top, for: .alignment)
/// ```
///
/// Without an anchor, all roles use the top leading corner.
///
/// Mirrors SwiftUI's `ScrollAnchorRole`.
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Kind: CaseIterable { case initialOffset, sizeChanges, alignment }
  let kind: Kind

  /// The offset before the first scroll.
  public static var initialOffset: ScrollAnchorRole { Self(kind: .initialOffset) }
  /// The offset after the size of the content or the scroll view has changed.
  public static var sizeChanges: ScrollAnchorRole { Self(kind: .sizeChanges) }
  /// The alignment of content that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { Self(kind: .alignment) }
}

extension View {
  /// Sets the default anchor of a scroll view for all roles.
  ///
  /// The anchor is the point of the content that is shown initially and stays in place when sizes change, and by which
  /// content smaller than the scroll view is aligned. When sizes change, the content follows the anchor for as long as
  /// it rests where the anchor has placed it.
  ///
  /// Mirrors SwiftUI's `defaultScrollAnchor(_:)`.
  ///
  /// - Parameter anchor: the anchor; nil removes that of an enclosing modifier.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollTraits) { traits in
      for role in ScrollAnchorRole.Kind.allCases { traits.anchors[role] = anchor }
    }
  }

  /// Sets the default anchor of a scroll view for one role.
  ///
  /// - Parameter anchor: the anchor; nil removes that of an enclosing modifier.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.scrollTraits) { $0.anchors[role.kind] = anchor }
  }
}
