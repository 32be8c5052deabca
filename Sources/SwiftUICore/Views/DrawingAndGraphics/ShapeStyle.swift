/// A colour or pattern that fills shapes and text.
///
/// Mirrors SwiftUI's `ShapeStyle`.
///
/// Conform by giving a `resolve(in:)` that returns another style, which may depend on the
/// environment.
public protocol ShapeStyle: Sendable {
  /// The style that this one becomes in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// The style for an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The colour or gradient for an environment; styles that resolve to another inherit it.
  func __paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
  /// The paint of what the style becomes.
  public func __paint(in environment: EnvironmentValues) -> Paint {
    resolve(in: environment).__paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: such a style gives its colour itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) does not resolve to another style")
  }
}

extension Never: ShapeStyle {
  /// There is no value.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("Never has no values")
  }
}

extension Color: ShapeStyle {
  /// The colour for an environment.
  public func __paint(in environment: EnvironmentValues) -> Paint {
    .color(resolveColor(in: environment))
  }
}

/// The style behind everything: the window's.
///
/// Mirrors SwiftUI's `BackgroundStyle`.
public struct BackgroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// What `backgroundStyle(_:)` says; else white, or black where it is dark.
  public func __paint(in environment: EnvironmentValues) -> Paint {
    paint(level: 0, in: environment)
  }
}

enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// What the background style stands for; nil for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets what the background style stands for in this view.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style behind everything.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A style with its type forgotten.
///
/// Mirrors SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle {
  let base: any ShapeStyle

  /// Wraps a style.
  public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }

  /// The paint of the wrapped style.
  public func __paint(in environment: EnvironmentValues) -> Paint {
    base.__paint(in: environment)
  }
}

extension AnyShapeStyle: ComparableProperty {
  static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool {
    func isSame<S: ShapeStyle>(_ style: S) -> Bool {
      guard let other = rhs.base as? S else { return false }
      return ValueComparison.areEqual(style, other)
    }
    return isSame(lhs.base)
  }
}
