import Foundation

/// A way to align views.
///
/// Mirrors SwiftUI's `AlignmentID`.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide lies in a view that does not say, in the view's coordinates.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment along one axis, compared by what defines it.
struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let axis: Axis

  /// Whether texts set the guide; others only need asking where an `alignmentGuide` sets them.
  let isSetByText: Bool

  init(id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    isSetByText = id is any TextBaseline.Type
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id && lhs.axis == rhs.axis }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

/// A guide that texts set.
private protocol TextBaseline: AlignmentID {}

/// An alignment along the horizontal axis.
///
/// Mirrors SwiftUI's `HorizontalAlignment`.
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// Makes an alignment that the type defines.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The centre.
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// An alignment along the vertical axis.
///
/// Mirrors SwiftUI's `VerticalAlignment`.
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// Makes an alignment that the type defines.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The centre.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; the bottom of what is no text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text; the bottom of what is no text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstTextBaseline: TextBaseline {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastTextBaseline: TextBaseline {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

/// An alignment along both axes.
///
/// Mirrors SwiftUI's `Alignment`.
public struct Alignment: Equatable, Sendable {
  /// The alignment along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment along the vertical axis.
  public var vertical: VerticalAlignment

  /// Makes an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// At the leading edge, on the first baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// At the leading edge, on the last baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// At the trailing edge, on the first baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// At the trailing edge, on the last baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
  /// Centred, on the first baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// Centred, on the last baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
}
