@_spi(Engine) import TactileViewGraph

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
/// The anchor of a role wins over that of all roles, whatever the order of the modifiers. Without an anchor, all roles
/// use the top leading corner. Along an axis that doesn't scroll, content is always centered.
///
/// Mirrors SwiftUI's `ScrollAnchorRole`.
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Kind { case initialOffset, sizeChanges, alignment }
  let kind: Kind

  /// The offset before the first scroll, for example the bottom for a conversation or the center for a map.
  public static var initialOffset: ScrollAnchorRole { Self(kind: .initialOffset) }
  /// The offset after the size of the content or the scroll view has changed, as when a message arrives.
  ///
  /// It applies only while the content rests at the anchor: content that someone has scrolled elsewhere stays in place,
  /// and so does content at its start if only this role has another anchor.
  public static var sizeChanges: ScrollAnchorRole { Self(kind: .sizeChanges) }
  /// The alignment of content that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { Self(kind: .alignment) }
}

/// The default anchors of a scroll view.
struct ScrollAnchors: Equatable {
  /// The anchor of all roles that have none of their own.
  var general: UnitPoint?
  /// The anchors of single roles, which are nil for a role that has none.
  var special: [ScrollAnchorRole.Kind: UnitPoint?] = [:]

  var isEmpty: Bool { general == nil && special.isEmpty }

  subscript(role: ScrollAnchorRole.Kind) -> UnitPoint? { special[role] ?? general }
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
    transformEnvironment(\.scrollTraits) { $0.anchors.general = anchor }
  }

  /// Sets the default anchor of a scroll view for one role.
  ///
  /// - Parameters:
  ///   - anchor: the anchor; nil leaves the role without one, even if there is an anchor for all roles.
  ///   - role: the purpose of the anchor.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.scrollTraits) { $0.anchors.special[role.kind] = .some(anchor) }
  }
}
