@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// The foreground that a list row gives its content, as opposed to one that the app sets.
///
/// The icons of labels don't follow it, but are in the tint (rule 2.8.100a).
struct RowForeground: Equatable {
  /// The foreground; nil for the default one.
  var foreground: Foreground?
}

private enum RowForegroundKey: EnvironmentKey {
  static var defaultValue: RowForeground? { nil }
}

/// Marks the content of a row, whose icons are in the tint if no foreground style is set around the row.
package nonisolated struct RowContentModifier: EnvironmentModifier {
  package init() {}

  package typealias Body = Never

  @MainActor
  package func modify(_ values: inout EnvironmentValues) {
    values[RowForegroundKey.self] =
      values[ForegroundStyleKey.self] == nil ? RowForeground(foreground: nil) : nil
  }
}

/// Sets the foreground of a control in a row, unless the app has set one.
package nonisolated struct RowForegroundModifier: EnvironmentModifier {
  package typealias Body = Never
  package let style: AnyShapeStyle

  package init(style: AnyShapeStyle) {
    self.style = style
  }

  @MainActor
  package func modify(_ values: inout EnvironmentValues) {
    let foreground = values[ForegroundStyleKey.self]
    let isOwn = values[RowForegroundKey.self].map { $0.foreground == foreground } ?? false
    let own = Foreground(styles: .one(style), outer: nil)
    values[ContainerForegroundKey.self] = own
    guard isOwn || foreground == nil else { return }
    values[ForegroundStyleKey.self] = own
    if isOwn { values[RowForegroundKey.self] = RowForeground(foreground: own) }
  }
}

/// Draws the icon of a label in the tint if its foreground is the one that the row gives it.
nonisolated struct RowIconModifier: EnvironmentModifier {
  typealias Body = Never

  @MainActor
  func modify(_ values: inout EnvironmentValues) {
    guard let row = values[RowForegroundKey.self], values.isEnabled,
      row.foreground == values[ForegroundStyleKey.self]
    else { return }
    values[ForegroundStyleKey.self] = Foreground(
      styles: .one(
        values.listItemTint.map { AnyShapeStyle($0.color) } ?? values.tint
          ?? AnyShapeStyle(Color.accentColor)),
      outer: nil)
  }
}
