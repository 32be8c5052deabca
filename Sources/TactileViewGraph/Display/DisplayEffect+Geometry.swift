import Foundation

/// The geometry of effects: the mapping between the content and its drawing.
extension DisplayList.Effect {
  /// Whether the effect makes the content invisible.
  package var hidesContent: Bool {
    switch self {
    case .opacity(let opacity): opacity == 0
    case .scale(let scale, _): scale.width == 0 || scale.height == 0
    case .clip(let path, _): path.isEmpty
    default: false
    }
  }

  /// Whether the effect prevents hit testing of the content: invisible content cannot be hit (rule 3.9.48).
  package var hidesFromHits: Bool {
    switch self {
    case .opacity(let opacity): opacity < 0.001
    case .scale, .transform: transform?.inverse == nil
    case .projection(let projection): projection.inverse == nil
    default: false
    }
  }

  /// The effect's transform of the content's points; nil if it leaves them in place.
  package var transform: CGAffineTransform? {
    switch self {
    case .scale(let scale, let anchor):
      CGAffineTransform(
        a: scale.width, b: 0, c: 0, d: scale.height, tx: anchor.x * (1 - scale.width),
        ty: anchor.y * (1 - scale.height))
    case .rotation(let angle, let anchor):
      CGAffineTransform(rotationAngle: angle.radians).around(anchor)
    case .transform(let transform): transform
    default: nil
    }
  }

  /// Returns the point of the content that is drawn at a point; nil if there is none.
  package func contentPoint(of point: CGPoint) -> CGPoint? {
    if case .projection(let projection) = self {
      // Points behind the eye cannot be hit.
      guard let place = projection.inverse?.point(of: point),
        projection.point(of: place) != nil
      else { return nil }
      return place
    }
    guard let transform else { return point }
    let place = transform.inverse.map { point.applying($0) } ?? point
    return place.isInFiniteRange ? place : nil
  }

  /// Returns the point at which a point of the content is drawn.
  func drawnPoint(of point: CGPoint) -> CGPoint {
    if case .projection(let projection) = self { return projection.point(of: point) ?? point }
    guard let place = transform.map({ point.applying($0) }), place.isInFiniteRange else {
      return point
    }
    return place
  }

  /// Returns a rectangle around the drawing of a rectangle of the content.
  package func drawnRect(of rect: CGRect) -> CGRect {
    switch self {
    case .blur(let radius, _): return rect.spread(by: radius)
    case .projection(let projection):
      // The projected picture is aligned to whole pixels and has a margin of half a pixel.
      return projection.rect(around: rect.insetBy(dx: -2, dy: -2))
        ?? CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    case .shadow(_, let radius, let offset):
      // The offset is rounded to whole pixels.
      return rect.union(
        rect.offsetBy(dx: offset.width, dy: offset.height).spread(by: radius)
          .insetBy(dx: -1, dy: -1))
    default: return transform.map { rect.applying($0) } ?? rect
    }
  }

  /// Returns the part of the content needed to draw a region; nil for all of it.
  package func contentRect(for region: CGRect) -> CGRect? {
    switch self {
    case .blur, .shadow, .innerShadow, .projection: return nil
    case .scale, .rotation, .transform:
      guard let inverse = transform?.inverse else { return nil }
      return region.applying(inverse)
    default: return region
    }
  }
}

extension CGRect {
  /// Returns the rectangle that a blur reaches: a Gaussian with the radius as its deviation, approximated by three boxes.
  fileprivate func spread(by radius: CGFloat) -> CGRect {
    insetBy(dx: -radius * 3, dy: -radius * 3)
  }
}
