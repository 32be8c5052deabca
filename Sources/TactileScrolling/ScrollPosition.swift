import Foundation
@_spi(Engine) import TactileViewGraph

/// The position of a scroll view: a view, an edge or a point of the content.
///
/// Store a position in a state property, and bind it to a scroll view with `scrollPosition(_:anchor:)`. Call `scrollTo`
/// to scroll; inside `withAnimation`, the content moves with the animation. When a person has scrolled,
/// ``isPositionedByUser`` is true until the position is set again.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .top)
///
/// VStack {
///   ScrollView { messages }.scrollPosition($position)
///   Button("Latest") { withAnimation { position.scrollTo(edge: .bottom) } }
/// }
/// ```
///
/// To learn which view a person has scrolled to, create the position with the type of the identities, as in
/// `ScrollPosition(idType: Message.ID.self)`, and apply `scrollTargetLayout()` to the stack in the scroll view. Then
/// ``viewID(type:)`` returns the identity of the first visible view, or of the view at the anchor that you pass to
/// `scrollPosition(_:anchor:)`. An identity that the content doesn't have is ignored, and a point outside of the
/// content counts as the nearest end.
///
/// Mirrors SwiftUI's `ScrollPosition`.
public struct ScrollPosition: Equatable, Sendable {
  /// The target of the position.
  enum Goal: Equatable, @unchecked Sendable {
    // The identities in it are Sendable, which `AnyHashable` forgets.
    case none
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    /// A point of the content; nil leaves an axis unchanged.
    case point(x: CGFloat?, y: CGFloat?)
  }

  private(set) var goal: Goal
  /// The identity of the target view.
  private var sendableID: (any Hashable & Sendable)?
  /// The type of the identities that the position reports.
  private let idType: ObjectIdentifier
  private let matchesID: @Sendable (AnyHashable) -> (any Hashable & Sendable)?
  private var isUsers = false

  private init<ID: Hashable & Sendable>(_ goal: Goal, idType: ID.Type) {
    self.goal = goal
    self.idType = ObjectIdentifier(idType)
    matchesID = { $0.base as? ID }
  }

  /// Creates a position at the view with an identity.
  ///
  /// - Parameter anchor: the point of the view that is aligned with the same point of the scroll view; nil uses the
  ///   anchor of `scrollPosition(_:anchor:)`, or without one scrolls just far enough to show the whole view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(.view(AnyHashable(id), anchor), idType: type(of: id))
    sendableID = id
  }

  /// Creates a position without a target, which reports identities of a type; by default, it reports none.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.init(.none, idType: idType)
  }

  /// Creates a position at an edge of the content.
  ///
  /// - Parameter idType: the type of the identities that the position reports when someone scrolls; `Never` reports
  ///   none.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType: idType)
  }

  /// Creates a position at a point of the content, in points from its top leading corner.
  ///
  /// - Parameter idType: the type of the identities that the position reports when someone scrolls; `Never` reports
  ///   none.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), idType: idType)
  }

  /// Creates a position at a point of the content, in points from its top leading corner.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), idType: idType)
  }

  /// Creates a position at a distance from the leading edge of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), idType: idType)
  }

  /// Creates a position at a distance from the top edge of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), idType: idType)
  }

  // MARK: Scrolling

  private mutating func set(_ newGoal: Goal) {
    goal = newGoal
    isUsers = false
  }

  /// Scrolls to the view with an identity.
  ///
  /// - Parameter anchor: the point of the view that is aligned with the same point of the scroll view; nil uses the
  ///   anchor of `scrollPosition(_:anchor:)`, or without one scrolls just far enough to show the whole view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    set(.view(AnyHashable(id), anchor))
    sendableID = id
  }

  /// Scrolls to an edge of the content; the other axis stays in place.
  public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }

  /// Scrolls to a point of the content, in points from its top leading corner.
  public mutating func scrollTo(point: CGPoint) { set(.point(x: point.x, y: point.y)) }

  /// Scrolls to a point of the content, in points from its top leading corner.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { set(.point(x: x, y: y)) }

  /// Scrolls to a distance from the leading edge of the content, in points; the vertical position stays.
  public mutating func scrollTo(x: CGFloat) { set(.point(x: x, y: nil)) }

  /// Scrolls to a distance from the top edge of the content, in points; the horizontal position stays.
  public mutating func scrollTo(y: CGFloat) { set(.point(x: nil, y: y)) }

  // MARK: Reading

  /// Whether a finger, a trackpad or a wheel has scrolled since the position was set.
  ///
  /// Setting it to true discards a target edge or point.
  public var isPositionedByUser: Bool {
    get { isUsers }
    set {
      isUsers = newValue
      guard newValue else { return }
      if case .view = goal { return }
      goal = .none
    }
  }

  /// The edge that the position was set to; nil for another target, or after the user has scrolled.
  public var edge: Edge? { if case .edge(let edge) = goal { edge } else { nil } }

  /// The point that the position was set to; nil unless both coordinates were set, or after the user has scrolled.
  ///
  /// It isn't the current offset, which `onScrollGeometryChange(for:of:action:)` reports.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = goal { CGPoint(x: x, y: y) } else { nil }
  }

  /// The distance from the leading edge that the position was set to, in points; nil for another target, or after the
  /// user has scrolled.
  public var x: CGFloat? { if case .point(let x, _) = goal { x } else { nil } }

  /// The distance from the top edge that the position was set to, in points; nil for another target, or after the user
  /// has scrolled.
  public var y: CGFloat? { if case .point(_, let y) = goal { y } else { nil } }

  /// The identity of the view that the position was set to, or that the user has scrolled to; nil for another target.
  public var viewID: (any Hashable & Sendable)? {
    if case .view = goal { sendableID } else { nil }
  }

  /// Returns the identity of the view that the position was set to, or that the user has scrolled
  /// to.
  ///
  /// The result is nil for another target, or if the identity is not of the given type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .view(let id, _) = goal { id.base as? T } else { nil }
  }

  /// Whether two positions have the same target, reported type and user state.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.goal == rhs.goal && lhs.isUsers == rhs.isUsers && lhs.idType == rhs.idType
  }

  // MARK: For the scroll view

  /// Returns whether the position reports identities of the given identity's type.
  func tells(_ id: AnyHashable) -> Bool { matchesID(id) != nil }

  /// Returns the position after the user has scrolled to a target, or to none with a reported
  /// identity.
  func scrolledByUser(to id: AnyHashable?) -> ScrollPosition {
    var position = self
    position.isPositionedByUser = true
    if let id {
      position.goal = .view(id, nil)
      position.sendableID = matchesID(id)
    } else if idType == ObjectIdentifier(Never.self) {
      position.goal = .none
    }
    return position
  }
}
