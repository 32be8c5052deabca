import Foundation

/// The size that a container proposes to a view.
///
/// A ``Layout`` receives one, and passes one to each subview, which chooses its own size. Nil asks for the ideal
/// length, zero for the minimum, and infinity for the maximum: `subview.sizeThatFits(.unspecified)` is a subview's
/// ideal size. A layout may try several proposals, for example zero and infinity, to see how flexible a subview is.
/// Mirrors SwiftUI's `ProposedViewSize`.
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width in points; nil asks for the ideal width.
  public var width: CGFloat?
  /// The proposed height in points; nil asks for the ideal height.
  public var height: CGFloat?

  /// Creates a proposal from a width and a height in points.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a concrete size in points.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// A proposal that asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal that asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// A proposal that asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Returns the proposal as a size, with nil dimensions replaced by those of the given size, by default 10 points.
  ///
  /// Use it for content that takes all proposed space: without an ideal size of its own, it stays visible.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
