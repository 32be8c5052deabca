import SwiftUI

/// The text and symbol color of a design system: a violet that adapts to the color scheme, or the
/// system's red for destructive actions.
struct Ink: ShapeStyle {
  let isDestructive: Bool

  init(role: ButtonRole? = nil) { isDestructive = role == .destructive }

  func resolve(in environment: EnvironmentValues) -> Color {
    if isDestructive { return .red }
    return environment.colorScheme == .dark
      ? Color(red: 0.73, green: 0.69, blue: 1) : Color(red: 0.33, green: 0.2, blue: 0.78)
  }
}

extension ShapeStyle where Self == Ink {
  /// The text and symbol color of the design system.
  static var ink: Ink { Ink() }
}
