import Foundation

/// A point, a rectangle or several of a view, as they lay in the window when the anchor was made.
///
/// Mirrors SwiftUI's `Anchor`.
///
/// A ``GeometryProxy`` tells the value in the coordinates of its own view. An anchor of a view that
/// has moved is another anchor.
public struct Anchor<Value> {
  /// What the anchor is made of, in the coordinates of its view.
  let place: AnchorPlace
  /// From those coordinates to the window's.
  let transform: CGAffineTransform
  let assemble: @Sendable (AnchorPlace) -> Value

  /// What a view's anchor is to be.
  ///
  /// Mirrors SwiftUI's `Anchor.Source`.
  public struct Source {
    let recipe: AnchorRecipe
    let assemble: @Sendable (AnchorPlace) -> Value
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Whether the anchors are of the same place of the window.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.place == rhs.place && lhs.transform == rhs.transform
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds the place to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(transform)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source {
    Self(recipe: .bounds, assemble: { $0.rect })
  }

  /// A rectangle of the view's own coordinates, in points.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Self(recipe: .rect(r), assemble: { $0.rect })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view's own coordinates, in points.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Self(recipe: .point(p), assemble: { $0.point })
  }

  /// A point of the view, as fractions of its size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Self(recipe: .unitPoint(p), assemble: { $0.point })
  }

  /// The top left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The centre.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several anchors as one.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    let assemblers = array.map(\.assemble)
    self.init(
      recipe: .list(array.map(\.recipe)),
      assemble: { place in zip(assemblers, place.list).map { $0($1) } })
  }

  /// An anchor or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    let assemble = anchor?.assemble
    self.init(
      recipe: .list(anchor.map { [$0.recipe] } ?? []),
      assemble: { place in place.list.first.flatMap { first in assemble?(first) } })
  }
}

/// How an anchor is made for a view.
enum AnchorRecipe: Equatable, Sendable {
  case bounds
  case rect(CGRect)
  case point(CGPoint)
  case unitPoint(UnitPoint)
  case list([AnchorRecipe])

  /// The place in a view of a size in points.
  func place(in size: CGSize) -> AnchorPlace {
    switch self {
    case .bounds: .rect(CGRect(origin: .zero, size: size))
    case .rect(let rect): .rect(rect)
    case .point(let point): .point(point)
    case .unitPoint(let point): .point(point.point(in: size))
    case .list(let list): .list(list.map { $0.place(in: size) })
    }
  }
}

/// What anchors are made of.
enum AnchorPlace: Hashable, Sendable {
  case point(CGPoint)
  case rect(CGRect)
  case list([AnchorPlace])

  var point: CGPoint { if case .point(let point) = self { point } else { .zero } }
  var rect: CGRect { if case .rect(let rect) = self { rect } else { .zero } }
  var list: [AnchorPlace] { if case .list(let list) = self { list } else { [] } }

  func moved(by transform: CGAffineTransform) -> AnchorPlace {
    switch self {
    case .point(let point): .point(point.applying(transform))
    case .rect(let rect): .rect(rect.moved(by: transform))
    case .list(let list): .list(list.map { $0.moved(by: transform) })
    }
  }
}
