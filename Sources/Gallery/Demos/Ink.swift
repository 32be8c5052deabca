import SwiftUI

/// The colour of a design system's words and symbols: violet, deep on white and pale on black, or
/// the system's red for what destroys.
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
  /// The colour of a design system's words and symbols.
  static var ink: Ink { Ink() }
}
