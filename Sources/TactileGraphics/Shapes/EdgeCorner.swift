import Foundation
@_spi(Engine) import TactileViewGraph

extension Edge {
  /// A corner of a rectangle, named by the two edges that meet there.
  ///
  /// The corners of a ``ConcentricRectangle`` and of ``RoundedRectangularShapeCorners`` have these names. Leading and
  /// trailing corners follow the layout direction.
  ///
  /// Mirrors SwiftUI's `Edge.Corner`.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    /// The corner where the first line of text begins.
    case topLeading
    /// The corner where the first line of text ends.
    case topTrailing
    /// The corner where the last line of text begins.
    case bottomLeading
    /// The corner where the last line of text ends.
    case bottomTrailing

    /// A set of corners of a rectangle, for example those that a shape of your own rounds.
    ///
    /// Combine corners as in `[.topLeading, .bottom]`, and test for one as in `rounded.contains(.topLeading)`. No
    /// modifier takes a set.
    ///
    /// Mirrors SwiftUI's `Edge.Corner.Set`.
    public struct Set: OptionSet, Sendable {
      /// A bit mask with one bit for each corner.
      public let rawValue: Int8

      /// Creates a set from a bit mask.
      public init(rawValue: Int8) { self.rawValue = rawValue }

      /// Creates a set of one corner.
      public init(_ corner: Corner) { self.init(rawValue: 1 << corner.rawValue) }

      /// The corner where the first line of text begins.
      public static let topLeading = Set(.topLeading)
      /// The corner where the first line of text ends.
      public static let topTrailing = Set(.topTrailing)
      /// The corner where the last line of text begins.
      public static let bottomLeading = Set(.bottomLeading)
      /// The corner where the last line of text ends.
      public static let bottomTrailing = Set(.bottomTrailing)
      /// The top leading and top trailing corners.
      public static let top: Set = [.topLeading, .topTrailing]
      /// The bottom leading and bottom trailing corners.
      public static let bottom: Set = [.bottomLeading, .bottomTrailing]
      /// The two corners where lines of text begin.
      public static let leading: Set = [.topLeading, .bottomLeading]
      /// The two corners where lines of text end.
      public static let trailing: Set = [.topTrailing, .bottomTrailing]
      /// All four corners of the rectangle.
      public static let all: Set = [.top, .bottom]
    }
  }
}

extension Edge.Corner {
  /// The rounding of a corner.
  ///
  /// Pass styles to the initializers of a ``ConcentricRectangle``, or to `.rect(corners:isUniform:)`. A corner has a
  /// fixed radius, or is concentric with the corner of the container shape. You can write a radius in points as a
  /// number literal, also for the minimum radius in `.concentric(minimum: 8)`:
  ///
  /// ```swift
  /// ConcentricRectangle(topLeadingCorner: 12, topTrailingCorner: .concentric)
  /// ```
  ///
  /// Mirrors SwiftUI's `Edge.Corner.Style`.
  public struct Style: Hashable, Sendable {
    /// The radius in points, or the minimum radius of a concentric corner.
    private(set) var radius: CGFloat
    /// Whether the corner is concentric with that of the container.
    private(set) var isConcentric = false

    /// A corner with the same center as that of the container shape.
    ///
    /// Its radius is that of the container's corner minus the distance to it, so that the gap between the two curves is
    /// even. A corner that is farther away than the container's radius is square, and so are all corners if there is no
    /// container shape, or if it isn't a ``RoundedRectangularShape``.
    public static var concentric: Style { concentric(minimum: nil) }

    /// Returns a corner with the same center as that of the container shape, but at least as round as another style.
    ///
    /// - Parameter minimum: The style with the least radius, such as `8`; nil for a corner that can be square.
    public static func concentric(minimum: Style? = nil) -> Style {
      Style(radius: minimum?.radius ?? 0, isConcentric: true)
    }

    /// Returns a corner with a fixed radius in points; 0 for a square corner.
    public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }

    /// Returns the style with its fixed or minimum radius reduced by an amount in points.
    func reduced(by amount: CGFloat) -> Style {
      Style(radius: max(radius - amount, 0), isConcentric: isConcentric)
    }
  }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a corner with a fixed radius in points.
  public init(integerLiteral value: Int) { self.init(radius: CGFloat(value)) }

  /// Creates a corner with a fixed radius in points.
  public init(floatLiteral value: Double) { self.init(radius: CGFloat(value)) }
}
