import Foundation

/// The size a container offers a view.
///
/// Mirrors SwiftUI's `ProposedViewSize`.
///
/// Nil asks for the ideal length, zero for the minimum, infinity for the maximum (rule 6.1.1).
public struct ProposedViewSize: Equatable, Sendable {
  /// The offered width in points.
  public var width: CGFloat?
  /// The offered height in points.
  public var height: CGFloat?

  /// Makes a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes a proposal of a concrete size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The proposal as a size, with the given one where it asks for the ideal.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
