@_spi(Engine) import TactileViewGraph

/// The primary, secondary and tertiary styles of a foreground, as far as they are set, in 8 bytes; nearly all have one.
package enum ForegroundStyles: Sendable {
  case none
  case one(AnyShapeStyle)
  case many([AnyShapeStyle])

  package init(_ styles: [AnyShapeStyle]) {
    self = styles.isEmpty ? .none : styles.count == 1 ? .one(styles[0]) : .many(styles)
  }

  var array: [AnyShapeStyle] {
    switch self {
    case .none: []
    case .one(let style): [style]
    case .many(let styles): styles
    }
  }

  /// Whether all styles are colors.
  var areColors: Bool {
    if case .one(let style) = self { style.isColor } else { array.allSatisfy(\.isColor) }
  }

  package var count: Int { if case .one = self { 1 } else { array.count } }

  subscript(level: Int) -> AnyShapeStyle {
    if case .one(let style) = self, level == 0 { style } else { array[level] }
  }
}

extension ForegroundStyles: Equatable {
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.count == rhs.count
      && (0..<lhs.count).allSatisfy { AnyShapeStyle.declareTheSame(lhs[$0], rhs[$0]) }
  }
}

/// The foreground styles of a view, and the enclosing foreground to which they may refer, in 16 bytes.
package struct Foreground: Sendable, Equatable {
  package let styles: ForegroundStyles
  private let boxedOuter: Boxed<Foreground>?

  /// The enclosing foreground; nil if there is none, or no style refers to it.
  var outer: Foreground? { boxedOuter?.value }

  /// Whether no style refers to another one, since all are colors.
  var isPlain: Bool { styles.areColors }

  /// Creates a foreground; the enclosing one is not read if no style refers to it.
  package init(styles: ForegroundStyles, outer: @autoclosure () -> Foreground?) {
    self.styles = styles
    boxedOuter = styles.areColors ? nil : outer().map(Boxed.init)
  }
}

package enum ForegroundStyleKey: EnvironmentKey {
  package static var defaultValue: Foreground? { nil }
}

/// Sets the foreground styles of a view.
///
/// Mirrors SwiftUI's `_ForegroundStyleModifier`, the type behind `foregroundStyle(_:)`.
public nonisolated struct _ForegroundStyleModifier: EnvironmentModifier, Equatable, Sendable {
  /// Traps: the engine has a node for the modifier.
  public typealias Body = Never
  let styles: ForegroundStyles

  init(styles: [AnyShapeStyle]) { self.styles = ForegroundStyles(styles) }

  @usableFromInline init(style: AnyShapeStyle) { styles = .one(style) }

  /// Sets the styles, on top of the enclosing ones that they refer to.
  @MainActor
  @_spi(Engine) public func modify(_ values: inout EnvironmentValues) {
    if case .none = styles {
      return values[ForegroundStyleKey.self] = values[ContainerForegroundKey.self]
    }
    values[ForegroundStyleKey.self] = Foreground(
      styles: styles, outer: values[ForegroundStyleKey.self])
  }
}

/// The foreground style in the environment, in which text, symbols and shapes are drawn.
///
/// Write it as `.foreground` where a style is expected, such as in `Circle().stroke(.foreground, lineWidth: 2)`; shapes
/// without a fill have it anyway. Set it with `foregroundStyle(_:)`; the default is the primary color. Mirrors
/// SwiftUI's `ForegroundStyle`.
public struct ForegroundStyle: ShapeStyle {
  /// Creates a foreground style.
  public init() {}

  /// Returns the foreground's paint, or the primary color if no foreground is set.
  @_spi(Engine) public func __paint(in environment: EnvironmentValues) -> Paint {
    HierarchicalShapeStyle.primary.__paint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the view, for example to stroke a shape in the color of the text beside it.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension View {
  /// Sets the style of text, symbols and shapes in this view; the closest style takes precedence.
  ///
  /// Pass a color, a gradient or another style; template images are drawn in it, too. Inside the view, `.secondary` and
  /// `.tertiary` are paler levels of it. `.foregroundStyle(.secondary)` makes a view paler than what is around it.
  @inlinable
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(style: AnyShapeStyle(style)))
  }

  /// Sets the styles that views inside use as `.primary` and `.secondary`; further levels are paler ones of the last.
  ///
  /// In this example, the circle is blue, and the text is green:
  ///
  /// ```swift
  /// HStack {
  ///   Image(systemName: "circle.fill")
  ///   Text("Draft").foregroundStyle(.secondary)
  /// }
  /// .foregroundStyle(.blue, .green)
  /// ```
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(
      _ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the styles that views inside use as `.primary`, `.secondary` and `.tertiary`.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _ForegroundStyleModifier(
        styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets the foreground color of text and shapes in this view; nil restores that of the container.
  ///
  /// With nil, the label of a button has the color of the button's style, whatever is set around it: white in a prominent
  /// button, the tint in a bordered one. Other views have the primary color (rule 6.3.23).
  ///
  /// `Text("Due").foregroundColor(isLate ? .red : nil)` is a common form, for a color that a condition sets.
  ///
  /// Prefer `foregroundStyle(_:)`, which takes other styles as well.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(_ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
  }
}
