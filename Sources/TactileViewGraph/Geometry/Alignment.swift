import Foundation

/// A type that defines an alignment guide.
///
/// Create a custom alignment in an extension, pass it to a stack, as in `HStack(alignment: .third) { … }`, and move the
/// guide of a view with `alignmentGuide(_:computeValue:)`:
///
/// ```swift
/// struct Third: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
/// }
///
/// extension VerticalAlignment { static let third = VerticalAlignment(Third.self) }
/// ```
///
/// A stack has the average of the guides that its views set, so a custom guide can align views of different stacks.
/// Mirrors SwiftUI's `AlignmentID`.
public protocol AlignmentID: SendableMetatype {
  /// Returns the position of the guide in a view that does not set it, in points from its leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment along one axis, identified by the type that defines it.
@_spi(Engine) public struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  package let axis: Axis

  /// Whether texts set the guide; other guides only need a lookup if an `alignmentGuide` sets them.
  let isSetByText: Bool

  init(id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    isSetByText = id is any TextBaseline.Type
  }

  /// Returns the top-most first baseline, the lowest last baseline, or the average of a number of views and one more.
  func merge(_ merged: CGFloat?, _ position: CGFloat, after count: CGFloat) -> CGFloat {
    guard let merged else { return position }
    if self == VerticalAlignment.firstTextBaseline.key { return min(merged, position) }
    if self == VerticalAlignment.lastTextBaseline.key { return max(merged, position) }
    return (merged * count + position) / (count + 1)
  }

  /// Whether two keys are of the same guide.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id && lhs.axis == rhs.axis }

  /// Hashes the identity of the guide.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

/// An alignment guide that texts set.
private protocol TextBaseline: AlignmentID {}

/// An alignment along the horizontal axis.
///
/// Pass it to a ``VStack``, as in `VStack(alignment: .leading) { Text(name); Text(address) }`, or combine it with a
/// vertical alignment in an ``Alignment``. The default of stacks is ``center``. Leading and trailing edges follow the
/// layout direction. `alignmentGuide(_:computeValue:)` moves a view's guide. Mirrors SwiftUI's `HorizontalAlignment`.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates a custom alignment from the ``AlignmentID`` type that defines its guide, for example in an extension of
  /// this type: `static let quarter = HorizontalAlignment(Quarter.self)`.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  /// Aligns the leading edges of views.
  public static let leading = HorizontalAlignment(Leading.self)
  /// Aligns the horizontal centers of views.
  public static let center = HorizontalAlignment(Center.self)
  /// Aligns the trailing edges of views.
  public static let trailing = HorizontalAlignment(Trailing.self)

  private enum Leading: AlignmentID {
    package static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// An alignment along the vertical axis.
///
/// Pass it to an ``HStack``, whose default is ``center``, or a `GridRow`, or combine it with a horizontal alignment in
/// an ``Alignment``. Align texts of different sizes by their baseline, as in
/// `HStack(alignment: .firstTextBaseline) { Text("42").font(.largeTitle); Text("km") }`. Mirrors SwiftUI's
/// `VerticalAlignment`.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates a custom alignment from the ``AlignmentID`` type that defines its guide, for example in an extension of
  /// this type: `static let third = VerticalAlignment(Third.self)`.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  /// Aligns the top edges of views.
  public static let top = VerticalAlignment(Top.self)
  /// Aligns the vertical centers of views.
  public static let center = VerticalAlignment(Center.self)
  /// Aligns the bottom edges of views.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// Aligns the baselines of the first lines of text; a stack has that of its top-most text, and a view without text its
  /// bottom edge.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// Aligns the baselines of the last lines of text; a stack has that of its bottom-most text, and a view without text
  /// its bottom edge.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstTextBaseline: TextBaseline {
    package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastTextBaseline: TextBaseline {
    package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

/// An alignment along both axes.
///
/// Pass an alignment to `frame`, `overlay`, `background` or a ``ZStack``, as in
/// `photo.overlay(alignment: .bottomTrailing) { Text(date) }`; the default is ``center``. Views are placed so that
/// their guides meet: here, the bottom trailing corners of photo and text. In a frame, it places a view that is smaller
/// or larger than the frame. Combine others as in `Alignment(horizontal: .trailing, vertical: .third)`, with
/// a custom guide of an ``AlignmentID``. Mirrors SwiftUI's `Alignment`.
public struct Alignment: Equatable, Sendable {
  /// The alignment along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment along both axes.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Aligns the centers of views.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Aligns the centers of the leading edges.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Aligns the centers of the trailing edges.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Aligns the centers of the top edges.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Aligns the centers of the bottom edges.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Aligns the top leading corners.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Aligns the top trailing corners.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Aligns the bottom leading corners.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Aligns the bottom trailing corners.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// Aligns the leading edges and the first text baselines.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// Aligns the leading edges and the last text baselines.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// Aligns the trailing edges and the first text baselines.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// Aligns the trailing edges and the last text baselines.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
  /// Aligns the horizontal centers and the first text baselines.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// Aligns the horizontal centers and the last text baselines.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
}
