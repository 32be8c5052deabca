@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// The color of the icons of labels in the rows of a list.
///
/// Pass it to `listItemTint(_:)`. Mirrors SwiftUI's `ListItemTint`.
public struct ListItemTint: Sendable {
  let color: Color

  /// Returns a color that is shown in every list style.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// Returns a color that a list style can replace; no style here does.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// The system's gray.
  public static let monochrome = ListItemTint(color: .gray)
}

private enum ListItemTintKey: EnvironmentKey {
  static var defaultValue: ListItemTint? { nil }
}

extension EnvironmentValues {
  /// The color of the icons of labels in rows; nil for the tint.
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// Sets the color of the icons of labels in list rows of this view; nil restores the tint.
  ///
  /// ```swift
  /// Label("Inbox", systemImage: "tray")
  ///   .listItemTint(.fixed(.orange))
  /// ```
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// Sets the color of the icons of labels in list rows of this view; nil restores the tint.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { .fixed($0) })
  }
}
