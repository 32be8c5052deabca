import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileViewGraph

/// The distance between two sections of a list.
///
/// Pass it to `listSectionSpacing(_:)`. Mirrors SwiftUI's `ListSectionSpacing`.
public struct ListSectionSpacing: Sendable {
  /// The distance in points; nil for that of the list style.
  let length: CGFloat?

  /// The distance that the list style specifies.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A smaller distance, of 16 points.
  public static let compact = ListSectionSpacing(length: 16)

  /// Returns a distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

/// The lines above and below the rows of a section.
struct ListSectionLines: Equatable {
  /// The appearance of a line.
  struct Look: Equatable {
    var visibility = Visibility.automatic
    var tint: Color?
  }

  var top = Look()
  var bottom = Look()

  /// Changes the lines at edges.
  mutating func change(_ edges: VerticalEdge.Set, _ change: (inout Look) -> Void) {
    if edges.contains(.top) { change(&top) }
    if edges.contains(.bottom) { change(&bottom) }
  }
}

private enum ListRowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private enum ListSectionSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum ListSectionLinesKey: EnvironmentKey {
  static var defaultValue: ListSectionLines { ListSectionLines() }
}

extension EnvironmentValues {
  /// The distance between two rows of a list, in points.
  var listRowSpacing: CGFloat {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  /// The distance between two sections of a list, in points; nil for that of the list style.
  var listSectionSpacing: CGFloat? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  /// The lines above and below the rows of a section.
  var listSectionLines: ListSectionLines {
    get { self[ListSectionLinesKey.self] }
    set { self[ListSectionLinesKey.self] = newValue }
  }
}

extension View {
  /// Returns a distance, or 0 with a warning if it is negative or not finite.
  private nonisolated func usable(_ spacing: CGFloat, in name: String) -> CGFloat {
    if spacing.isFinite, spacing >= 0 { return spacing }
    RuntimeWarning.issue(
      "\(name) was given \(spacing.concise), which is treated as 0. Pass a finite distance in points."
    )
    return 0
  }

  /// Sets the distance between two rows of lists in this view; nil restores the default, which is 0.
  ///
  /// In a list with rounded sections, each row then has rounded corners of its own, and there are no lines between rows.
  ///
  /// ```swift
  /// List(notes) { note in NoteCard(note: note) }
  ///   .listRowSpacing(12)
  /// ```
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing.map { usable($0, in: "listRowSpacing(_:)") } ?? 0)
  }

  /// Sets the distance between two sections of lists in this view.
  ///
  /// Apply it to a list, or to a section for the distance below it. A header has a distance of its own in addition.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(
      \.listSectionSpacing,
      spacing.length.map { usable($0, in: "listSectionSpacing(_:)") })
  }

  /// Sets the distance between two sections of lists in this view, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Shows or hides the lines above and below the rows of sections in this view.
  ///
  /// The lines are hidden unless you make them visible.
  ///
  /// ```swift
  /// Section("Today") { rows }
  ///   .listSectionSeparator(.visible, edges: .bottom)
  /// ```
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    transformEnvironment(\.listSectionLines) {
      $0.change(edges) { $0.visibility = visibility }
    }
  }

  /// Sets the color of the lines above and below the rows of sections in this view; nil restores the default.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    transformEnvironment(\.listSectionLines) { $0.change(edges) { $0.tint = color } }
  }
}
