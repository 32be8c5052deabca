import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileControls
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileNavigation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileTextInput
@_spi(Engine) import TactileViewGraph

/// The settings of a `searchable` modifier.
nonisolated struct SearchSetup {
  let text: Binding<String>
  var tokens: SearchTokens?
  /// The program's binding to whether the search is presented; nil if there is none.
  var isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement.Kind
  let prompt: Text?
}

/// Shows a search field in the bars of the enclosing page, or of the stack in the content.
nonisolated struct SearchableModifier: ViewModifier {
  let setup: SearchSetup
  @State private var isPresented = false
  /// The text that a chosen suggestion has set, which hides the suggestions; nil after another change.
  @State private var completion: String?
  @Environment(\.searchQuery) private var query
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.hiddenSearchSuggestions) private var hiddenSuggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchFocusLinks) private var focusLinks
  @Environment(\.searchHidesBar) private var hidesBar
  @Environment(\.minimizesSearch) private var minimizes
  @Environment(\.submitActions) private var submitActions
  @Environment(\.textInputTraits) private var traits
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.systemLook) private var look
  @Environment(\.idiom) private var idiom
  @Environment(\.isDesktop) private var isDesktop
  @Environment(\.horizontalSizeClass) private var widthClass

  init(_ setup: SearchSetup) { self.setup = setup }

  @MainActor private var presented: Binding<Bool> { setup.isPresented ?? $isPresented }

  /// Whether the conventions of a Mac apply.
  @MainActor private var isMac: Bool { idiom == .mac || isDesktop }

  @MainActor private var isEmpty: Bool {
    setup.text.wrappedValue.isEmpty && setup.tokens?.isEmpty() != false
  }

  @MainActor private var place: BarField.Place {
    let isWide = isMac || widthClass == .regular
    switch setup.placement {
    case .drawer(.always): return isMac ? .bar : .drawer(hides: false)
    case .drawer(.automatic): return isMac ? .bar : .drawer(hides: true)
    case .sidebar where isWide: return .drawer(hides: false)
    case .principal where isWide: return .principal
    default:
      return isWide ? .bar : look == .iOS26 ? .bottom : .drawer(hides: true)
    }
  }

  /// Ends the search, and removes its text and tokens.
  @MainActor private func dismiss() {
    if !setup.text.wrappedValue.isEmpty { setup.text.wrappedValue = "" }
    setup.tokens?.removeAll()
    presented.wrappedValue = false
  }

  @MainActor
  func body(content: Content) -> some View {
    let isPresented = presented.wrappedValue
    let field = field(isPresented: isPresented)
    let isInPage = query != nil
    content
      .environment(\.writableIsSearching, isPresented)
      .environment(\.writableDismissSearch, DismissSearchAction { dismiss() })
      .transformEnvironment(\.outerBarField) { if !isInPage { $0 = field } }
      .barField(isInPage ? field : nil)
      .onChange(of: setup.text.wrappedValue, initial: true) { [query] _, text in
        query?.wrappedValue = text
        if completion != nil, text != completion { completion = nil }
      }
      .onDisappear { [query] in query?.wrappedValue = "" }
  }

  @MainActor private func field(isPresented: Bool) -> BarField {
    let place = place
    let hasScopes =
      scopes?.areShown(isPresented: isPresented, hasText: !isEmpty, isMac: isMac) == true
    let metrics = SearchMetrics(look: look, isMac: isMac)
    let view = SearchFieldView(
      setup: setup, isPresented: presented, place: place, metrics: metrics, isMac: isMac,
      minimizes: minimizes && place == .bottom, focusLinks: focusLinks,
      submitActions: submitActions, didFocus: { if completion != nil { completion = nil } },
      dismiss: { dismiss() })
    return BarField(
      info: BarField.Info(
        place: place, isActive: isPresented, hidesBar: hidesBar,
        height: metrics.height(at: place, isActive: isPresented),
        stripHeight: hasScopes ? SearchMetrics.scopesHeight : 0),
      view: AnyView(view.disabled(!isEnabled).environment(\.textInputTraits, traits)),
      strip: hasScopes ? scopes.map { AnyView($0.control.padding(.horizontal, 16)) } : nil,
      cover: cover(place))
  }

  /// The suggestions, unless one has just been chosen.
  @MainActor private func cover(_ place: BarField.Place) -> AnyView? {
    guard completion == nil else { return nil }
    let isMenu = place == .bar || place == .principal
    guard !hiddenSuggestions.contains(isMenu ? .menu : .content) else { return nil }
    let tokens = setup.tokens?.suggestions?()
    guard suggestions != nil || tokens != nil else { return nil }
    return AnyView(
      SuggestionsCover(
        suggestions: AnyView(
          Group {
            tokens
            suggestions
          }),
        placement: isMenu ? .menu : .content,
        choice: SearchChoice(
          complete: { text in
            completion = text
            setup.text.wrappedValue = text
          },
          append: { setup.tokens?.append($0) ?? false })))
  }
}

/// The lengths of search fields, in points.
struct SearchMetrics {
  let look: SystemLook
  let isMac: Bool

  /// The height of the scopes with their padding.
  static let scopesHeight: CGFloat = 44

  /// The height of the field itself.
  var fieldHeight: CGFloat { isMac ? 28 : look == .iOS26 ? 46 : 36 }
  /// The diameter of the round Cancel button.
  var cancelSize: CGFloat { 48 }
  /// The radius of the field's corners; nil for a capsule.
  var cornerRadius: CGFloat? { isMac ? 6 : look == .iOS26 ? nil : 10 }
  /// The width of a field in the bar.
  var barWidth: CGFloat { isMac ? 200 : 240 }
  /// The space below a field that is below a title, in points.
  var drawerPadding: CGFloat { 8 }

  /// Returns the height of a field with its padding.
  func height(at place: BarField.Place, isActive: Bool) -> CGFloat {
    switch place {
    case .drawer: fieldHeight + 2 * drawerPadding
    case .bottom: isActive ? 60 : 76
    case .bar, .principal: fieldHeight
    }
  }
}
