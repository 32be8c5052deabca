@_spi(Engine) import TactilePickers
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileControls
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// When the scopes of a search are shown.
///
/// Mirrors SwiftUI's `SearchScopeActivation`.
public struct SearchScopeActivation {
  enum Kind { case automatic, onTextEntry, onPresentation }

  let kind: Kind

  /// The default: while the search field has text, and on a Mac while a search is presented.
  public static var automatic: SearchScopeActivation { SearchScopeActivation(kind: .automatic) }
  /// The scopes are shown while the search field has text.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(kind: .onTextEntry) }
  /// The scopes are shown while a search is presented.
  public static var onSearchPresentation: SearchScopeActivation {
    SearchScopeActivation(kind: .onPresentation)
  }
}

/// The scopes of a search, of which people choose one.
struct SearchScopes {
  let activation: SearchScopeActivation.Kind
  /// The control that chooses a scope.
  let control: AnyView

  /// Returns whether the scopes are shown.
  func areShown(isPresented: Bool, hasText: Bool, isMac: Bool) -> Bool {
    switch activation {
    case .automatic: isPresented && (isMac || hasText)
    case .onTextEntry: isPresented && hasText
    case .onPresentation: isPresented
    }
  }
}

private enum SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}

extension EnvironmentValues {
  /// The scopes that an enclosing view sets for a search.
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}

extension View {
  /// Sets the scopes of the search of this view, which are segments below the bar.
  ///
  /// They are shown while the search field has text, and on a Mac while a search is presented.
  ///
  /// Apply it outside of the `searchable` modifier, and give each scope a tag:
  ///
  /// ```swift
  /// FruitList()
  ///   .searchable(text: $query)
  ///   .searchScopes($scope) {
  ///     Text("All").tag(Scope.all)
  ///     Text("Favorites").tag(Scope.favorites)
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - scope: A binding to the chosen scope.
  ///   - scopes: A view for each scope, with the scope as its tag.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Sets the scopes of the search of this view, and when they are shown.
  ///
  /// - Parameters:
  ///   - scope: A binding to the chosen scope.
  ///   - activation: When the scopes are shown.
  ///   - scopes: A view for each scope, with the scope as its tag.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let control = Picker("Scope", selection: scope, content: scopes)
      .labelsHidden()
      .pickerStyle(.segmented)
    return environment(
      \.searchScopes,
      SearchScopes(activation: activation.kind, control: AnyView(control)))
  }
}
