import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The tokens of a search field, of any type.
nonisolated struct SearchTokens {
  /// The views of the tokens, in order.
  let chips: () -> AnyView
  let isEmpty: () -> Bool
  let removeLast: () -> Void
  let removeAll: () -> Void
  /// Appends a token; returns whether it has the right type.
  let append: (Any) -> Bool
  /// The tokens to choose from; nil if there are none.
  let suggestions: (() -> AnyView)?

  /// The tokens of a binding.
  init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, suggested: Binding<C>? = nil, token: @escaping (C.Element) -> T
  ) where C.Element: Identifiable {
    self.init(
      tokens, suggested: suggested, token: token,
      chips: {
        AnyView(ForEach(tokens.wrappedValue) { element in SearchChip(content: token(element)) })
      })
  }

  /// The tokens of a binding, which people can change.
  init<
    C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, T: View
  >(editable tokens: Binding<C>, token: @escaping (Binding<C.Element>) -> T)
  where C.Element: Identifiable {
    self.init(
      tokens, suggested: nil, token: { _ in EmptyView() },
      chips: {
        AnyView(
          ForEach(tokens.wrappedValue) { element in
            SearchChip(
              content: token(
                Binding(location: TokenLocation(tokens: tokens, token: element))))
          })
      })
  }

  private init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, suggested: Binding<C>?, token: @escaping (C.Element) -> T,
    chips: @escaping () -> AnyView
  ) where C.Element: Identifiable {
    self.chips = chips
    isEmpty = { tokens.wrappedValue.isEmpty }
    removeLast = {
      let values = tokens.wrappedValue
      if !values.isEmpty { tokens.wrappedValue = C(values.dropLast()) }
    }
    removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = C() } }
    append = { value in
      guard let value = value as? C.Element else { return false }
      tokens.wrappedValue.append(value)
      return true
    }
    guard let suggested else {
      suggestions = nil
      return
    }
    suggestions = { AnyView(TokenSuggestions(tokens: suggested.wrappedValue, token: token)) }
  }
}

/// The token with an identity, which it has until it is removed.
private nonisolated struct TokenLocation<C: RandomAccessCollection & MutableCollection>:
  BindingLocation
where C.Element: Identifiable {
  let tokens: Binding<C>
  let token: C.Element

  func get() -> C.Element { tokens.wrappedValue.first { $0.id == token.id } ?? token }

  func set(_ value: C.Element, _ transaction: Transaction) {
    var values = tokens.wrappedValue
    guard let index = values.firstIndex(where: { $0.id == token.id }) else { return }
    values[index] = value
    tokens.location.set(values, transaction)
  }
}

/// The tokens to choose from.
private nonisolated struct TokenSuggestions<C: RandomAccessCollection, T: View>: View
where C.Element: Identifiable {
  let tokens: C
  let token: (C.Element) -> T

  @MainActor var body: some View {
    ForEach(tokens) { (element: C.Element) in
      token(element).searchCompletion(element)
    }
  }
}

/// A token in a search field.
private nonisolated struct SearchChip<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    HStack(spacing: 4) { content }
      .labelStyle(.titleAndIcon)
      .foregroundStyle(.white)
      .lineLimit(1)
      .padding(.horizontal, 4.5)
      .frame(height: 28.5)
      .background(Color(.system(.gray)), in: .rect(cornerRadius: 6))
      .fixedSize()
  }
}
