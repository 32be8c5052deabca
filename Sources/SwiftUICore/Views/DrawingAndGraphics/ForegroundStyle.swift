/// The foreground of a place: its styles, and the foreground around it, which the styles may refer
/// to.
final class Foreground: Sendable {
  /// The first, second and third style, as far as they are given.
  let styles: [AnyShapeStyle]
  let outer: Foreground?

  init(styles: [AnyShapeStyle], outer: Foreground?) {
    self.styles = styles
    self.outer = outer
  }
}

extension Foreground: Equatable {
  static func == (lhs: Foreground, rhs: Foreground) -> Bool {
    lhs === rhs
      || lhs.styles.count == rhs.styles.count && lhs.outer == rhs.outer
        && zip(lhs.styles, rhs.styles).allSatisfy(AnyShapeStyle.declareTheSame)
  }
}

enum ForegroundStyleKey: EnvironmentKey {
  static var defaultValue: Foreground? { nil }
}

/// Sets the styles of foregrounds.
nonisolated struct ForegroundStyleModifier: EnvironmentModifier, Equatable {
  typealias Body = Never
  let styles: [AnyShapeStyle]

  /// An array is a box like any other to a comparison by fields; styles are compared one by one.
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.styles.count == rhs.styles.count
      && zip(lhs.styles, rhs.styles).allSatisfy(AnyShapeStyle.declareTheSame)
  }

  @MainActor
  func modify(_ values: inout EnvironmentValues) {
    guard !styles.isEmpty else { return values[ForegroundStyleKey.self] = nil }
    // A colour refers to nothing, so the foreground around it does not matter.
    let isPlain = styles.allSatisfy { $0.base is Color }
    values[ForegroundStyleKey.self] = Foreground(
      styles: styles, outer: isPlain ? nil : values[ForegroundStyleKey.self])
  }
}

/// Sets the style of foregrounds where nobody around has set one.
nonisolated struct DefaultForegroundModifier: EnvironmentModifier {
  typealias Body = Never
  let style: AnyShapeStyle

  @MainActor
  func modify(_ values: inout EnvironmentValues) {
    guard values[ForegroundStyleKey.self] == nil else { return }
    values[ForegroundStyleKey.self] = Foreground(styles: [style], outer: nil)
  }
}

/// The style that the environment has for foregrounds.
///
/// Mirrors SwiftUI's `ForegroundStyle`.
public struct ForegroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// The foreground's paint, primary where nobody set one.
  public func __paint(in environment: EnvironmentValues) -> Paint {
    HierarchicalShapeStyle.primary.__paint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that the environment has for foregrounds.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension View {
  /// Sets the style of text and shapes in this view.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
  }

  /// Sets the first and second style of text and shapes in this view.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(
      ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the first, second and third style of text and shapes in this view.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundStyleModifier(
        styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets the colour of text and shapes in this view; nil goes back to the primary colour.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
  }
}
