import Foundation

/// A height at which a sheet comes to rest.
///
/// Pass a set of detents to `presentationDetents(_:)` in the content of a sheet. The sheet opens at the lowest detent,
/// and people drag it to another; with `presentationDetents(_:selection:)`, you set the detent in code. Without
/// detents, a sheet has the height ``large``. On other devices than an iPhone, sheets are at most 620 points high,
/// whatever the detent is. On a desktop, a mouse can't drag them.
///
/// ```swift
/// .sheet(isPresented: $showsFilters) {
///   Filters().presentationDetents([.medium, .large])
/// }
/// ```
///
/// For a height that depends on the window or the environment, use ``custom(_:)``.
///
/// Mirrors SwiftUI's `PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomDetent)
    case large
  }

  let kind: Kind

  /// A detent for a sheet of half of the window's height, also on an iPhone in landscape, where SwiftUI ignores it.
  public static let medium = PresentationDetent(kind: .fraction(0.5))
  /// A detent for a sheet that covers the window except for a strip at the top.
  public static let large = PresentationDetent(kind: .large)

  /// Returns a detent with a fraction of the window's height, from 0 to 1.
  ///
  /// A larger, negative or invalid fraction is equivalent to ``large``.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// Returns a detent with a height in points.
  ///
  /// A height for which the window has no room, or a negative or invalid one, is equivalent to ``large``.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// Whether the sheet can rest at the detent.
  func isActive(in context: Context) -> Bool {
    if case .custom(let detent) = kind { detent.type.height(in: context) != nil } else { true }
  }

  /// Returns the height in a window, in points; an invalid or too large height becomes the maximum.
  func height(in context: Context) -> CGFloat {
    let most = context.maxDetentValue
    let height =
      switch kind {
      case .fraction(let fraction): context.window * fraction
      case .height(let height): height
      case .custom(let detent): detent.type.height(in: context) ?? most
      case .large: most
      }
    return height.isFinite && height >= 0 ? min(height, most) : most
  }
}
