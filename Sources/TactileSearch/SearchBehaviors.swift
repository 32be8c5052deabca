@_spi(Engine) import TactileViewGraph

/// The behavior of a toolbar while a search is presented.
///
/// Mirrors SwiftUI's `SearchPresentationToolbarBehavior`.
public struct SearchPresentationToolbarBehavior: Sendable {
  enum Kind { case automatic, avoidsHiding }

  let kind: Kind

  /// The default behavior: a field below a title takes the place of the bar while a search is presented.
  public static let automatic = SearchPresentationToolbarBehavior(kind: .automatic)
  /// The bar stays visible while a search is presented.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(kind: .avoidsHiding)
}

/// The behavior of a search field in a toolbar.
///
/// Mirrors SwiftUI's `SearchToolbarBehavior`.
public struct SearchToolbarBehavior: Sendable {
  enum Kind { case automatic, minimizes }

  let kind: Kind

  /// The default behavior: the field is visible.
  public static let automatic = SearchToolbarBehavior(kind: .automatic)
  /// A field at the bottom of a phone is a button until a search is presented.
  public static let minimize = SearchToolbarBehavior(kind: .minimizes)
}

private enum HidesBarKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum MinimizesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a search below a title takes the place of the bar.
  var searchHidesBar: Bool {
    get { self[HidesBarKey.self] }
    set { self[HidesBarKey.self] = newValue }
  }

  /// Whether a search field at the bottom is a button until a search is presented.
  var minimizesSearch: Bool {
    get { self[MinimizesKey.self] }
    set { self[MinimizesKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the bar is hidden while a search is presented.
  ///
  /// Apply it outside of the `searchable` modifier:
  ///
  /// ```swift
  /// NoteList()
  ///   .searchable(text: $query)
  ///   .searchPresentationToolbarBehavior(.avoidHidingContent)
  /// ```
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    environment(\.searchHidesBar, behavior.kind == .automatic)
  }

  /// Sets whether a search field in a toolbar is a button until a search is presented.
  ///
  /// It affects fields at the bottom of a phone, in the look of iOS 26.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    environment(\.minimizesSearch, behavior.kind == .minimizes)
  }
}
