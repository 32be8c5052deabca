import Foundation

/// The outline of bordered buttons.
///
/// Mirrors SwiftUI's `ButtonBorderShape`.
public nonisolated struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic
    case capsule
    case roundedRectangle(radius: CGFloat?)
    case circle
  }

  let kind: Kind

  /// What suits the control's size.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Round ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// Rounded corners that suit the height.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  /// A circle around the label.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// Rounded corners with a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  /// The shape that stands for automatic at a control size (rule 2.8.87).
  func resolved(for size: ControlSize) -> ButtonBorderShape {
    guard kind == .automatic else { return self }
    return switch size {
    case .regular, .large: .roundedRectangle
    case .mini, .small, .extraLarge: .capsule
    }
  }

  /// The outline in a rectangle; rounded corners grow with the height (rule 2.8.87).
  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    case .roundedRectangle(let radius?):
      RoundedRectangle(cornerRadius: radius).path(in: rect)
    case .automatic, .roundedRectangle(nil):
      // A thousandth keeps a height that is whole from growing by its rounding error.
      RoundedRectangle(cornerRadius: (rect.height * 0.35 * 0.5 - 0.001).rounded(.up))
        .path(in: rect)
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  /// The outline moved inwards by points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFrameShape(base: self, amount: amount)
  }
}

enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the outline of bordered buttons in this view.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
