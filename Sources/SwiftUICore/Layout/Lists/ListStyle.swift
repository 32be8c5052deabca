import Foundation

/// The look of lists.
///
/// Mirrors SwiftUI's `ListStyle`; the system's styles are all there are.
public protocol ListStyle {
  /// Which of the looks it is.
  nonisolated var __look: __ListLook { get }
}

/// How a list looks.
public enum __ListLook: Sendable {
  /// Rows from edge to edge.
  case plain
  /// Sections from edge to edge on grey.
  case grouped
  /// Sections with round corners on grey, 16 points from the edges.
  case insetGrouped
}

extension __ListLook {
  var margin: CGFloat { self == .insetGrouped ? 16 : 0 }
  var cornerRadius: CGFloat { self == .insetGrouped ? 10 : 0 }

  /// What rows are drawn on.
  var rowStyle: AnyShapeStyle {
    self == .plain ? AnyShapeStyle(BackgroundStyle()) : AnyShapeStyle(GroupedRowStyle())
  }

  /// What lies around the sections.
  var backgroundStyle: AnyShapeStyle {
    self == .plain ? AnyShapeStyle(BackgroundStyle()) : AnyShapeStyle(GroupedBackgroundStyle())
  }
}

/// White, or grey on black.
private struct GroupedRowStyle: ShapeStyle {
  func __paint(in environment: EnvironmentValues) -> Paint {
    .color(environment.colorScheme == .dark ? .bytes(28, 28, 30) : .bytes(255, 255, 255))
  }
}

/// A light grey, or black.
private struct GroupedBackgroundStyle: ShapeStyle {
  func __paint(in environment: EnvironmentValues) -> Paint {
    .color(environment.colorScheme == .dark ? .bytes(0, 0, 0) : .bytes(242, 242, 247))
  }
}

private enum ListLookKey: EnvironmentKey {
  static var defaultValue: __ListLook { .insetGrouped }
}

extension EnvironmentValues {
  var listLook: __ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

/// The list that the system gives: sections with round corners.
///
/// Mirrors SwiftUI's `DefaultListStyle`.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Sections with round corners.
  public var __look: __ListLook { .insetGrouped }
}

/// Rows from edge to edge.
///
/// Mirrors SwiftUI's `PlainListStyle`.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Rows from edge to edge.
  public var __look: __ListLook { .plain }
}

/// Sections from edge to edge.
///
/// Mirrors SwiftUI's `GroupedListStyle`.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Sections from edge to edge.
  public var __look: __ListLook { .grouped }
}

/// Sections with round corners.
///
/// Mirrors SwiftUI's `InsetGroupedListStyle`.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Sections with round corners.
  public var __look: __ListLook { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle {
  /// The list that the system gives.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections with round corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension View {
  /// Sets the look of lists in this view.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, style.__look)
  }
}
