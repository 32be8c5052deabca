import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGlass
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileNavigation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileTextInput
@_spi(Engine) import TactileViewGraph

/// A search field with its symbol, tokens and buttons.
struct SearchFieldView: View {
  let setup: SearchSetup
  @Binding var isPresented: Bool
  let place: BarField.Place
  let metrics: SearchMetrics
  let isMac: Bool
  /// Whether the field is a button until a search is presented.
  let minimizes: Bool
  let focusLinks: [SearchFocusLink]
  let submitActions: SubmitActions
  /// Called when the field gets the focus.
  let didFocus: @MainActor () -> Void
  /// Ends the search.
  let dismiss: @MainActor () -> Void
  @FocusState private var isFocused: Bool

  private var isNew: Bool { metrics.look == .iOS26 }

  private var isInBar: Bool { place == .bar || place == .principal }

  private var isEmpty: Bool {
    setup.text.wrappedValue.isEmpty && setup.tokens?.isEmpty() != false
  }

  private var title: Text { setup.prompt ?? Text("Search") }

  var body: some View {
    HStack(spacing: isNew ? 12 : 8) {
      if minimizes, !isPresented, isEmpty {
        Spacer(minLength: 0)
        button
      } else {
        field
        if isPresented, !isMac { cancelButton }
      }
    }
    .padding(.horizontal, isDrawer ? 16 : 0)
    .frame(height: isNew && isPresented && !isMac ? metrics.cancelSize : metrics.fieldHeight)
    .frame(width: isInBar ? metrics.barWidth : nil)
    .onChange(of: isFocused) { _, isFocused in
      if isFocused {
        didFocus()
        isPresented = true
      } else if isMac, isEmpty {
        isPresented = false
      }
    }
    .onChange(of: isPresented, initial: true) { _, isPresented in
      if isFocused != isPresented { isFocused = isPresented }
    }
  }

  private var isDrawer: Bool { if case .drawer = place { true } else { false } }

  /// The button in place of a minimized field.
  private var button: some View {
    Button {
      isPresented = true
    } label: {
      Image(systemName: "magnifyingglass")
        .frame(width: metrics.fieldHeight, height: metrics.fieldHeight)
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .glassEffect(.regular, in: .circle)
    .accessibilityLabel(title)
  }

  private var cancelButton: some View {
    Button(role: .cancel, action: dismiss) {
      if metrics.look == .iOS26 {
        Image(systemName: "xmark")
          .frame(width: metrics.cancelSize, height: metrics.cancelSize)
          .contentShape(Circle())
          .glassEffect(.regular, in: .circle)
      } else {
        Text("Cancel").lineLimit(1).fixedSize().foregroundStyle(.tint)
      }
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Cancel")
  }

  private var field: some View {
    HStack(spacing: isNew && !isMac ? 12 : 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
      HStack(spacing: 4) {
        if let tokens = setup.tokens, !tokens.isEmpty() {
          HStack(spacing: 3) { tokens.chips() }
        }
        bound(textField)
      }
      if !isEmpty { clearButton }
    }
    .font(isMac ? .body : .system(size: 17))
    .padding(.horizontal, isNew && !isMac ? 20 : 8)
    .frame(maxWidth: .infinity)
    .frame(height: metrics.fieldHeight)
    .modifier(SearchFieldBackground(metrics: metrics, isGlass: metrics.look == .iOS26 && !isDrawer))
    .onKeyPress(.escape) {
      escape()
      return .handled
    }
    .onKeyPress(.delete) {
      guard setup.text.wrappedValue.isEmpty, let tokens = setup.tokens, !tokens.isEmpty() else {
        return .ignored
      }
      tokens.removeLast()
      return .handled
    }
  }

  private var textField: AnyView {
    AnyView(
      TextField(text: setup.text, prompt: title) { title }
        .textFieldStyle(.plain)
        .submitLabel(.search)
        .environment(\.submitActions, searchSubmission)
        .accessibilityAddTraits(.isSearchField)
        .focused($isFocused))
  }

  /// Binds the focus of the field to the focus states of the enclosing views.
  private func bound(_ field: AnyView) -> AnyView {
    focusLinks.reduce(field) { $1.bind($0) }
  }

  /// The actions of the Return key, which submits the search.
  private var searchSubmission: SubmitActions {
    var actions = SubmitActions()
    actions.append(.text) { [submitActions] in submitActions.run(.search) }
    return actions
  }

  private var clearButton: some View {
    Button {
      setup.text.wrappedValue = ""
      setup.tokens?.removeAll()
    } label: {
      Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        .padding(4).contentShape(Rectangle()).padding(-4)
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Clear text")
  }

  /// The Escape key clears the text first on a Mac, and ends the search.
  private func escape() {
    if isMac, !isEmpty {
      setup.text.wrappedValue = ""
      setup.tokens?.removeAll()
    } else {
      dismiss()
    }
  }
}

/// The background of a search field.
private struct SearchFieldBackground: ViewModifier {
  let metrics: SearchMetrics
  let isGlass: Bool

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: metrics.cornerRadius ?? metrics.fieldHeight / 2)
    if isGlass, !metrics.isMac {
      content.glassEffect(.regular, in: shape)
    } else {
      content.background(Color(.system(.tertiaryFill)), in: shape)
    }
  }
}
