import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// The shape of the background of bordered buttons.
///
/// Set a shape with `buttonBorderShape(_:)`; the default is ``automatic``. Mirrors SwiftUI's `ButtonBorderShape`.
public nonisolated struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic
    case capsule
    case roundedRectangle(radius: CGFloat?)
    case circle
  }

  let kind: Kind

  /// A capsule; in the look of iOS 18, a rounded rectangle, or a capsule at small and the largest sizes.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A shape with semicircular ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rounded rectangle whose corner radius depends on the height.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  /// A circle around the label of the button.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// Returns a rounded rectangle with a corner radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  /// Returns the shape that `automatic` represents at a control size, in the look of iOS 18 (rule 2.8.87).
  func resolved(for size: ControlSize) -> ButtonBorderShape {
    guard kind == .automatic else { return self }
    return switch size {
    case .regular, .large: .roundedRectangle
    case .mini, .small, .extraLarge: .capsule
    }
  }

  /// Returns the outline in a rectangle; automatic corner radii grow with the height (rule 2.8.87).
  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    case .roundedRectangle(let radius?):
      RoundedRectangle(cornerRadius: radius).path(in: rect)
    case .automatic, .roundedRectangle(nil):
      RoundedRectangle(cornerRadius: PixelGrid.points.up(rect.height * 0.35 * 0.5))
        .path(in: rect)
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  /// Returns the shape inset on all sides by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFrameShape(base: self, amount: amount)
  }
}

enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  package var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }

  /// The border shape, where the automatic one is the capsule of iOS 26 in a window with that look (rule 6.4.3).
  var borderShapeOfLook: ButtonBorderShape {
    let shape = buttonBorderShape
    return shape.kind == .automatic && systemLook == .iOS26 ? .capsule : shape
  }
}

extension View {
  /// Sets the border shape of bordered buttons in this view.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The automatic border shape of buttons, regardless of the environment.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
