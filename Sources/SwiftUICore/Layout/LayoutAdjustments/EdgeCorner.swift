import Foundation

extension Edge {
  /// A corner of a rectangle.
  ///
  /// Mirrors SwiftUI's `Edge.Corner`.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    /// Where the first line of text begins.
    case topLeading
    /// Where the first line of text ends.
    case topTrailing
    /// Where the last line of text begins.
    case bottomLeading
    /// Where the last line of text ends.
    case bottomTrailing

    /// Several corners.
    ///
    /// Mirrors SwiftUI's `Edge.Corner.Set`.
    public struct Set: OptionSet, Sendable {
      /// One bit a corner.
      public let rawValue: Int8

      /// Makes a set from bits.
      public init(rawValue: Int8) { self.rawValue = rawValue }

      /// Makes a set of one corner.
      public init(_ corner: Corner) { self.init(rawValue: 1 << corner.rawValue) }

      /// The corner where the first line begins.
      public static let topLeading = Set(.topLeading)
      /// The corner where the first line ends.
      public static let topTrailing = Set(.topTrailing)
      /// The corner where the last line begins.
      public static let bottomLeading = Set(.bottomLeading)
      /// The corner where the last line ends.
      public static let bottomTrailing = Set(.bottomTrailing)
      /// The upper corners.
      public static let top: Set = [.topLeading, .topTrailing]
      /// The lower corners.
      public static let bottom: Set = [.bottomLeading, .bottomTrailing]
      /// The corners where lines begin.
      public static let leading: Set = [.topLeading, .bottomLeading]
      /// The corners where lines end.
      public static let trailing: Set = [.topTrailing, .bottomTrailing]
      /// All four.
      public static let all: Set = [.top, .bottom]
    }
  }
}

extension Edge.Corner {
  /// How a corner is rounded.
  ///
  /// Mirrors SwiftUI's `Edge.Corner.Style`. A number stands for a radius in points.
  public struct Style: Hashable, Sendable {
    /// The radius, or the least where it follows a container.
    private(set) var radius: CGFloat
    /// Whether it follows the corner of the container.
    private(set) var isConcentric = false

    /// A corner with the same centre as the container's, square where there is none.
    public static var concentric: Style { concentric(minimum: nil) }

    /// A corner with the same centre as the container's, but at least as round as another.
    public static func concentric(minimum: Style? = nil) -> Style {
      Style(radius: minimum?.radius ?? 0, isConcentric: true)
    }

    /// A corner with a radius in points.
    public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }

    /// The style with a fixed radius, or the least one, smaller by points.
    func reduced(by amount: CGFloat) -> Style {
      Style(radius: max(radius - amount, 0), isConcentric: isConcentric)
    }
  }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A corner with a radius in points.
  public init(integerLiteral value: Int) { self.init(radius: CGFloat(value)) }

  /// A corner with a radius in points.
  public init(floatLiteral value: Double) { self.init(radius: CGFloat(value)) }
}
