import Foundation

/// A point or rectangle of a view that other views can convert to their own coordinates.
///
/// Send an anchor up the tree with `anchorPreference(key:value:transform:)`, for example to draw a badge or a selection
/// over a view from outside of it. The subscript of a ``GeometryProxy`` returns its value in the proxy's coordinates:
///
/// ```swift
/// VStack {
///   Text("New")
///   Text("Sale").anchorPreference(key: BadgeKey.self, value: .topTrailing) { $0 }
/// }
/// .overlayPreferenceValue(BadgeKey.self) { corner in  // The value of BadgeKey is an Anchor<CGPoint>?
///   GeometryReader { proxy in if let corner { Badge().position(proxy[corner]) } }
/// }
/// ```
///
/// An anchor has the position that its view had in the window when the anchor was created. When the view moves, the
/// preference gets a new anchor. Mirrors SwiftUI's `Anchor`.
public struct Anchor<Value> {
  /// The geometry of the anchor, in the local coordinates of its view.
  package let place: AnchorPlace
  /// The transform from the view's local coordinates to those of the window.
  package let transform: CGAffineTransform
  package let assemble: @Sendable (AnchorPlace) -> Value

  package init(
    place: AnchorPlace, transform: CGAffineTransform,
    assemble: @escaping @Sendable (AnchorPlace) -> Value
  ) {
    self.place = place
    self.transform = transform
    self.assemble = assemble
  }

  /// The geometry from which an anchor is created, such as `.bounds` or `.center`.
  ///
  /// Pass a source to `anchorPreference(key:value:transform:)`. A source of a `CGRect` is `.bounds` or `.rect(_:)`; one
  /// of a `CGPoint` is a place such as `.top`, `.point(_:)` or `.unitPoint(_:)`. Mirrors SwiftUI's `Anchor.Source`.
  public struct Source {
    package let recipe: AnchorRecipe
    package let assemble: @Sendable (AnchorPlace) -> Value
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Whether two anchors have the same geometry and position in the window.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.place == rhs.place && lhs.transform == rhs.transform
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the geometry and position of the anchor.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(transform)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds rectangle of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Self(recipe: .bounds, assemble: { $0.rect })
  }

  /// Returns a source for a rectangle in the view's local coordinates, in points.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Self(recipe: .rect(r), assemble: { $0.rect })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a source for a point in the view's local coordinates, in points.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Self(recipe: .point(p), assemble: { $0.point })
  }

  /// Returns a source for a point in fractions of the view's size, from the leading edge.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Self(recipe: .unitPoint(p), assemble: { $0.point })
  }

  /// The top leading corner of the view.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The center of the view's top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner of the view.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The center of the view's leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The center point of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The center of the view's trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner of the view.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The center of the view's bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner of the view.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Creates a source that combines several sources into an array.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    let assemblers = array.map(\.assemble)
    self.init(
      recipe: .list(array.map(\.recipe)),
      assemble: { place in zip(assemblers, place.list).map { $0($1) } })
  }

  /// Creates a source of an optional value; a nil source yields an anchor whose value is nil.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    let assemble = anchor?.assemble
    self.init(
      recipe: .list(anchor.map { [$0.recipe] } ?? []),
      assemble: { place in place.list.first.flatMap { first in assemble?(first) } })
  }
}

/// The description of an anchor's geometry, independent of a view.
package enum AnchorRecipe: Equatable, Sendable {
  case bounds
  case rect(CGRect)
  case point(CGPoint)
  case unitPoint(UnitPoint)
  case list([AnchorRecipe])

  /// Returns the geometry in a view of a size in points, whose leading edge may be the right one.
  package func place(in size: CGSize, _ mirroring: Mirroring) -> AnchorPlace {
    switch self {
    case .bounds: .rect(CGRect(origin: .zero, size: size))
    case .rect(let rect): .rect(rect)
    case .point(let point): .point(point)
    case .unitPoint(let point): .point(mirroring.point(point).point(in: size))
    case .list(let list): .list(list.map { $0.place(in: size, mirroring) })
    }
  }
}

/// The geometry of an anchor.
@_spi(Engine) public enum AnchorPlace: Hashable, Sendable {
  case point(CGPoint)
  case rect(CGRect)
  case list([AnchorPlace])

  var point: CGPoint { if case .point(let point) = self { point } else { .zero } }
  var rect: CGRect { if case .rect(let rect) = self { rect } else { .zero } }
  var list: [AnchorPlace] { if case .list(let list) = self { list } else { [] } }

  package func moved(by transform: CGAffineTransform) -> AnchorPlace {
    switch self {
    case .point(let point): .point(point.applying(transform))
    case .rect(let rect): .rect(rect.moved(by: transform))
    case .list(let list): .list(list.map { $0.moved(by: transform) })
    }
  }
}
