@_spi(Engine) import TactileViewGraph

/// An action that ends a search.
///
/// Get it from the environment of a view inside of a searchable view, and call it as a function:
///
/// ```swift
/// @Environment(\.dismissSearch) private var dismissSearch
///
/// Button("Done") { dismissSearch() }
/// ```
///
/// The action removes the text and the tokens of the search field, takes the focus from it, and sets
/// `isSearching` to false. Outside of a searchable view, it does nothing. Mirrors SwiftUI's `DismissSearchAction`.
@MainActor
@preconcurrency
public struct DismissSearchAction {
  let dismiss: (@MainActor () -> Void)?

  nonisolated init(_ dismiss: (@MainActor () -> Void)?) { self.dismiss = dismiss }

  /// Ends the search.
  public func callAsFunction() { dismiss?() }
}

private enum IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(nil) }
}

extension EnvironmentValues {
  /// Whether people use the search field of the enclosing searchable view.
  ///
  /// Read it in a view inside of the one with the `searchable` modifier. It becomes true when the field gets the focus,
  /// and false when the search is canceled.
  public var isSearching: Bool { self[IsSearchingKey.self] }

  /// The action that ends the search of the enclosing searchable view.
  public var dismissSearch: DismissSearchAction { self[DismissSearchKey.self] }

  var writableIsSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  var writableDismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}
