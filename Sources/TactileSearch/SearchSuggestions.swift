import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileLists
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The places where suggestions of a search are shown.
///
/// Mirrors SwiftUI's `SearchSuggestionsPlacement`.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  enum Kind: Sendable { case automatic, menu, content }

  let kind: Kind

  /// The default place, which is the content on a phone, and otherwise a menu.
  public static var automatic: SearchSuggestionsPlacement { .init(kind: .automatic) }
  /// A menu below the search field, as on a Mac and an iPad.
  public static var menu: SearchSuggestionsPlacement { .init(kind: .menu) }
  /// A list in front of the searched content, as on a phone.
  public static var content: SearchSuggestionsPlacement { .init(kind: .content) }

  /// A set of places of suggestions.
  ///
  /// Mirrors SwiftUI's `SearchSuggestionsPlacement.Set`.
  public struct Set: OptionSet, Equatable, Sendable {
    /// A bit mask with a bit for each place.
    public var rawValue: Int

    /// Creates a set of the places whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A menu below the search field.
    public static var menu: Set { Set(rawValue: 1) }
    /// A list in front of the searched content.
    public static var content: Set { Set(rawValue: 2) }
  }
}

private enum SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private enum HiddenSuggestionsKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionsPlacement.Set { [] }
}

private enum SearchSuggestionsPlacementKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionsPlacement { .automatic }
}

extension EnvironmentValues {
  /// The place where suggestions of a search are shown.
  ///
  /// Read it in the suggestions, to show others in a menu than in the content.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    self[SearchSuggestionsPlacementKey.self]
  }

  var writableSearchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { self[SearchSuggestionsPlacementKey.self] }
    set { self[SearchSuggestionsPlacementKey.self] = newValue }
  }

  /// The suggestions that an enclosing view sets for a search.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// The places where suggestions are hidden.
  var hiddenSearchSuggestions: SearchSuggestionsPlacement.Set {
    get { self[HiddenSuggestionsKey.self] }
    set { self[HiddenSuggestionsKey.self] = newValue }
  }
}

extension View {
  /// Sets the suggestions for the search of this view.
  ///
  /// Apply it outside of the `searchable` modifier. While a search is presented and there are suggestions, they are shown
  /// in front of the content or, on a Mac and an iPad, below the field. Give each suggestion a completion:
  ///
  /// ```swift
  /// FruitList()
  ///   .searchable(text: $query)
  ///   .searchSuggestions {
  ///     ForEach(suggestions, id: \.self) { fruit in
  ///       Text(fruit).searchCompletion(fruit)
  ///     }
  ///   }
  /// ```
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Sets whether the suggestions for the search of this view are shown in given places.
  ///
  /// - Parameters:
  ///   - visibility: Whether the suggestions are shown; `automatic` shows them.
  ///   - placements: The places.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.hiddenSearchSuggestions) {
      if visibility == .hidden { $0.formUnion(placements) } else { $0.subtract(placements) }
    }
  }
}

/// Whether there are suggestions.
private enum HasSuggestionsKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The suggestions of a search, in front of the searched content or in a panel below the field.
struct SuggestionsCover: View {
  let suggestions: AnyView
  let placement: SearchSuggestionsPlacement
  let choice: SearchChoice
  @State private var hasRows = false

  var body: some View {
    Group {
      if placement == .menu {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) { rows }
        }
        .frame(width: 280)
        .frame(maxHeight: 320)
        .fixedSize(horizontal: false, vertical: true)
        .background(.regularMaterial, in: .rect(cornerRadius: 13))
        .padding(.horizontal, 16)
      } else {
        List { rows }.listStyle(.plain)
      }
    }
    .onPreferenceChange(HasSuggestionsKey.self) {
      [binding = $hasRows] in binding.wrappedValue = $0
    }
    .environment(\.writableSearchSuggestionsPlacement, placement)
    .environment(\.searchChoice, choice)
    .opacity(hasRows ? 1 : 0)
    .allowsHitTesting(hasRows)
    .accessibilityHidden(!hasRows)
  }

  private var rows: some View {
    suggestions.transformPreference(HasSuggestionsKey.self) { $0 = true }
  }
}
