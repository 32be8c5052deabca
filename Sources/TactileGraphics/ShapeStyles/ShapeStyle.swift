import TactileDrawing
@_spi(Engine) import TactileViewGraph

/// A color or pattern that fills or outlines shapes, and fills text.
///
/// Pass a style, such as `.blue` or `.tint`, to `foregroundStyle(_:)`, `background(_:in:)`, or `fill(_:)` or
/// `stroke(_:lineWidth:)` of a shape. Change it with `opacity(_:)`, `blendMode(_:)` or `shadow(_:)`, as in
/// `.blue.opacity(0.5)`. For a custom style, implement `resolve(in:)` to return a style for the environment:
///
/// ```swift
/// struct Highlight: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     Color.yellow.opacity(environment.colorScheme == .dark ? 0.4 : 0.7)
///   }
/// }
/// ```
///
/// The styles of the system are colors, gradients, materials, images, and styles with a meaning, such as `.secondary`,
/// `.background` or `.separator`. Mirrors SwiftUI's `ShapeStyle`.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one resolves to.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that this one resolves to in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the color or gradient in an environment; styles that resolve to another inherit it.
  @_spi(Engine) func __paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
  /// Returns the paint of the resolved style.
  public func __paint(in environment: EnvironmentValues) -> TactileDrawing.Paint {
    resolve(in: environment).__paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Traps: the style provides its paint itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) does not resolve to another style")
  }
}

extension Never: ShapeStyle {
  /// `Never` has no values, so the function is never called.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("Never has no values")
  }
}

extension Color: ShapeStyle {
  /// Returns the color resolved in an environment.
  @_spi(Engine) public func __paint(in environment: EnvironmentValues) -> Paint {
    .color(resolveColor(in: environment))
  }
}

/// The style of backgrounds in the current environment.
///
/// Write it as `.background`, for example to cover content. It is white in light and black in dark appearance, and
/// `.background.secondary` is the background of groups, unless `backgroundStyle(_:)` sets another style. Mirrors
/// SwiftUI's `BackgroundStyle`.
public struct BackgroundStyle: ShapeStyle {
  /// Creates a background style.
  public init() {}

  /// Returns the style that `backgroundStyle(_:)` sets, or else white in light mode and black in dark mode.
  @_spi(Engine) public func __paint(in environment: EnvironmentValues) -> Paint {
    paint(level: 0, in: environment)
  }
}

enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style of backgrounds; nil, the default, is the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of backgrounds in this view: of `background(in:)`, and of fills with `.background`.
  ///
  /// To restore the default inside, set the environment's `backgroundStyle` to nil.
  ///
  /// ```swift
  /// Text("New").padding().background(in: Capsule()).backgroundStyle(.yellow.gradient)
  /// ```
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of backgrounds in the current environment.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A shape style with a type-erased implementation.
///
/// Use it where a condition chooses between styles of different types:
///
/// ```swift
/// Capsule().fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.gray.gradient))
/// ```
///
/// Mirrors SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle {
  /// The style in 8 bytes, since nearly all views have a foreground.
  private enum Storage {
    case color(Color)
    indirect case other(any ShapeStyle)
  }

  private let storage: Storage

  package var base: any ShapeStyle {
    switch storage {
    case .color(let color): color
    case .other(let style): style
    }
  }

  /// Whether the style is a color.
  var isColor: Bool {
    if case .color = storage { true } else { false }
  }

  /// Creates a type-erased style from the given style.
  public init<S: ShapeStyle>(_ style: S) {
    if let color = style as? Color {
      storage = .color(color)
    } else {
      storage = (style as? AnyShapeStyle)?.storage ?? .other(style)
    }
  }

  /// Returns the paint of the wrapped style.
  @_spi(Engine) public func __paint(in environment: EnvironmentValues) -> Paint {
    switch storage {
    case .color(let color): color.__paint(in: environment)
    case .other(let style): style.__paint(in: environment)
    }
  }
}

extension AnyShapeStyle: ComparableProperty {
  package static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool {
    func isSame<S: ShapeStyle>(_ style: S) -> Bool {
      guard let other = rhs.base as? S else { return false }
      return ValueComparison.areEqual(style, other)
    }
    return isSame(lhs.base)
  }
}

extension View where Self: ShapeStyle {
  /// Always true: the view is also a style.
  public nonisolated static var __isStyle: Bool { true }
}
