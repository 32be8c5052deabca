import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// The ring around the focused view while the keyboard is in use (rule 2.9.104).
package enum FocusRing {
  /// The width of the ring, outside of the view's outline, in points.
  package static let width: CGFloat = 3
  /// The corner radius around rectangles and views without a shape, in points.
  package static let radius: CGFloat = 5

  /// Returns the drawing of a ring; nil where focus effects are disabled.
  @MainActor
  package static func item(around outline: Path, at scope: EnvironmentScope) -> DisplayList.Item? {
    let environment = EnvironmentValues(scope: scope)
    guard environment.isFocusEffectEnabled else { return nil }
    // Half of the accent color is hardly seen on black.
    let opacity = environment.colorScheme == .dark ? 0.75 : 0.5
    let paint = Color.accentColor.opacity(opacity).__paint(in: environment)
    let stroke = DisplayList.Item(
      origin: .zero,
      content: .stroke(
        outline, paint, style: StrokeStyle(lineWidth: 2 * width, lineJoin: .round),
        isAntialiased: true))
    var outside = Path(outline.boundingRect.insetBy(dx: -2 * width, dy: -2 * width))
    outside.addPath(outline)
    return DisplayList.Item(
      origin: .zero, content: .group(.clip(outside, style: FillStyle(eoFill: true)), [stroke]))
  }
}

/// An element that states the outline of its content's focus ring.
@MainActor
protocol FocusOutlining: ElementNode {
  /// The outline of the content, in the element's own coordinates.
  var outline: Path { get }
  /// Whether the outline is meant for the focus effect, also of the view inside the element.
  var statesFocusEffect: Bool { get }
}

extension ElementNode {
  /// The outline of the focus ring in the element's coordinates: the shape for the focus effect that
  /// is set on the view, or else the content shape of what the view draws, or else its frame.
  package final var focusOutline: Path {
    var (element, shift) = (self, CGPoint.zero)
    while let outer = element.container, outer.modified === element {
      let origin = element.placement?.drawnOrigin ?? .zero
      shift = CGPoint(x: shift.x - origin.x, y: shift.y - origin.y)
      element = outer
      if let shape = outer as? any FocusOutlining, shape.statesFocusEffect {
        return shape.outline.moved(by: shift)
      }
    }
    (element, shift) = (self, .zero)
    while let inner = element.modified {
      let origin = inner.placement?.drawnOrigin ?? .zero
      shift = CGPoint(x: shift.x + origin.x, y: shift.y + origin.y)
      element = inner
      if let shape = inner as? any FocusOutlining {
        let frame = shape.outline.boundingRect
        if !shape.statesFocusEffect, shape.outline == Path(frame) {
          return Self.round(frame, shift)
        }
        return shape.outline.moved(by: shift)
      }
    }
    return Self.round(bounds, .zero)
  }

  private static func round(_ frame: CGRect, _ shift: CGPoint) -> Path {
    Path(
      roundedRect: frame.offsetBy(dx: shift.x, dy: shift.y), cornerRadius: FocusRing.radius)
  }
}

extension Path {
  fileprivate func moved(by way: CGPoint) -> Path {
    way == .zero ? self : applying(CGAffineTransform(translationX: way.x, y: way.y))
  }
}
