import Foundation
@_spi(Engine) import TactileViewGraph

/// A behavior that scrolls by whole pages.
///
/// Write it as `.paging`. A page has the size of the scroll view without its margins, and each scroll moves by at most
/// one page; a quick flick is enough for it. Pages begin at multiples of that size, so give views that size, and a
/// spacing of 0. This holds for fingers and trackpads; a mouse wheel scrolls freely, and can stop between pages. For
/// views that are smaller than the scroll view, use ``ViewAlignedScrollTargetBehavior`` instead.
///
/// ```swift
/// ScrollView(.horizontal) {
///   LazyHStack(spacing: 0) {
///     ForEach(photos) { photo in Photo(photo).containerRelativeFrame(.horizontal) }
///   }
/// }
/// .scrollTargetBehavior(.paging)
/// ```
///
/// After a change of its size, the scroll view goes to the nearest multiple of the new size, which may show another
/// page.
///
/// Mirrors SwiftUI's `PagingScrollTargetBehavior`.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates a paging behavior.
  public init() {}

  /// Moves the target to the page of the original target, or to the previous or next one.
  ///
  /// You don't call this method: the scroll view does.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let proposed = target.offset(in: context.containerSize)
    let original = context.originalTarget.offset(in: context.containerSize)
    func page(
      _ proposed: CGFloat, _ original: CGFloat, _ length: CGFloat, _ velocity: CGFloat
    ) -> CGFloat {
      guard length > 0 else { return proposed }
      let from = (original / length).rounded()
      var to = (proposed / length).rounded()
      if ScrollFlick.isFlick(velocity), to == from { to += velocity > 0 ? 1 : -1 }
      return min(max(to, from - 1), from + 1) * length
    }
    var origin = proposed
    if context.axes.contains(.horizontal) {
      origin.x = page(
        proposed.x, original.x, context.containerSize.width, context.velocity.dx)
    }
    if context.axes.contains(.vertical) {
      origin.y = page(
        proposed.y, original.y, context.containerSize.height, context.velocity.dy)
    }
    target = ScrollTarget(rect: CGRect(origin: origin, size: context.containerSize))
  }
}

/// A behavior that ends scrolls at the edges of views.
///
/// Mark the layout whose views are targets with `scrollTargetLayout(isEnabled:)`:
///
/// ```swift
/// ScrollView(.horizontal) {
///   LazyHStack { ForEach(albums) { album in Cover(album) } }
///     .scrollTargetLayout()
/// }
/// .scrollTargetBehavior(.viewAligned)
/// ```
///
/// A ``LimitBehavior`` determines how many views a single scroll can pass. Without a layout of targets, scrolls end
/// where their velocity leads.
///
/// Mirrors SwiftUI's `ViewAlignedScrollTargetBehavior`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The maximum number of views that a single scroll can pass.
  ///
  /// Pass a limit as in `.scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))`. The default is
  /// ``automatic``. Choose ``alwaysByOne`` for large cards that people look at one by one, and ``never`` for a long row
  /// of small views.
  ///
  /// Mirrors SwiftUI's `ViewAlignedScrollTargetBehavior.LimitBehavior`.
  public struct LimitBehavior: Sendable {
    enum Kind { case automatic, few, one, never }
    let kind: Kind

    /// As many views as the scroll view shows if the size class along its axis is compact; otherwise, any number.
    public static var automatic: LimitBehavior { Self(kind: .automatic) }
    /// As many views as the scroll view shows; the same as ``alwaysByFew``.
    public static var always: LimitBehavior { Self(kind: .few) }
    /// As many views as the scroll view shows, however fast the flick is.
    public static var alwaysByFew: LimitBehavior { Self(kind: .few) }
    /// At most one view per scroll, however fast the flick is.
    public static var alwaysByOne: LimitBehavior { Self(kind: .one) }
    /// Any number of views per scroll.
    public static var never: LimitBehavior { Self(kind: .never) }
  }

  private let limit: LimitBehavior.Kind
  private let anchor: UnitPoint?

  /// Creates a behavior that aligns the leading and top edges of views with those of the scroll view.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// Creates a behavior that aligns a point of the views with the same point of the scroll view.
  ///
  /// - Parameters:
  ///   - limitBehavior: the maximum number of views that a single scroll can pass.
  ///   - anchor: the point to align, such as `.center`; nil is the top leading corner.
  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
    limit = limitBehavior.kind
    self.anchor = anchor
  }

  /// Moves the target to the closest view, within the limit.
  ///
  /// You don't call this method: the scroll view does.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let proposed = target.offset(in: context.containerSize)
    let original = context.originalTarget.offset(in: context.containerSize)
    let center = limit == .one ? original : proposed
    let frames = context.targetFrames(CGRect(origin: center, size: context.containerSize))
    guard !frames.isEmpty else { return }
    let anchor = anchor ?? .topLeading
    let room = context.containerSize
    var origin = proposed
    if context.axes.contains(.horizontal) {
      let positions = frames.map { $0.minX + ($0.width - room.width) * anchor.x }
      origin.x = aligned(proposed.x, from: original.x, context.velocity.dx, to: positions)
    }
    if context.axes.contains(.vertical) {
      let positions = frames.map { $0.minY + ($0.height - room.height) * anchor.y }
      origin.y = aligned(proposed.y, from: original.y, context.velocity.dy, to: positions)
    }
    target = ScrollTarget(rect: CGRect(origin: origin, size: room))
  }

  private func aligned(
    _ proposed: CGFloat, from original: CGFloat, _ velocity: CGFloat, to positions: [CGFloat]
  ) -> CGFloat {
    let positions = positions.sorted()
    func closest(to position: CGFloat, among positions: some Sequence<CGFloat>) -> CGFloat {
      positions.min { abs($0 - position) < abs($1 - position) } ?? position
    }
    let start = closest(to: original, among: positions)
    let hair: CGFloat = 0.5
    let next = positions.first { $0 > start + hair } ?? start
    let last = positions.last { $0 < start - hair } ?? start
    if ScrollFlick.isFlick(velocity), limit == .one { return velocity > 0 ? next : last }
    let end = closest(to: proposed, among: limit == .one ? [last, start, next] : positions)
    if ScrollFlick.isFlick(velocity), end == start { return velocity > 0 ? next : last }
    return end
  }

  /// Returns the properties: a limited scroll goes no farther than the length of the scroll view.
  public func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls =
      switch limit {
      case .few, .one: true
      case .never: false
      case .automatic:
        context.axes.contains(.horizontal) && context.environment.horizontalSizeClass == .compact
          || context.axes.contains(.vertical) && context.environment.verticalSizeClass == .compact
      }
    return properties
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behavior that ends scrolls at multiples of the scroll view's size without its margins.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behavior that ends scrolls at the top leading corner of a view in a target layout.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Returns a behavior that ends scrolls at a view in a target layout, with a limit.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { Self(limitBehavior: limitBehavior) }

  /// Returns a behavior that aligns a point of a view in a target layout with the same point of the
  /// scroll view.
  public static func viewAligned(anchor: UnitPoint?) -> Self {
    Self(limitBehavior: .automatic, anchor: anchor)
  }

  /// Returns a behavior that aligns a point of a view in a target layout with the same point of the
  /// scroll view, with a limit.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> Self { Self(limitBehavior: limitBehavior, anchor: anchor) }
}

/// A quick movement of the finger, which scrolls to the next page or view however short it is.
enum ScrollFlick {
  /// The minimum velocity of a flick, in points per second.
  private static let speed: CGFloat = 300

  static func isFlick(_ velocity: CGFloat) -> Bool { abs(velocity) >= speed }
}
