@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A button that reads values from the pasteboard and passes them to a closure.
///
/// ```swift
/// PasteButton(payloadType: String.self) { strings in
///   notes.append(contentsOf: strings)
/// }
/// ```
///
/// The button has the system's label, and the prominent bordered style unless a button style is set.
///
/// The pasteboard holds only texts. The closure gets the values of the type that can be created from them. For URLs,
/// these are the texts that have a scheme. If there are none, the button does nothing. It's enabled in any case.
///
/// Mirrors SwiftUI's `PasteButton`.
public nonisolated struct PasteButton: View {
  private let paste: ([String]) -> Void
  @Environment(\.hostServices) private var services

  /// Creates a button that passes values of a type from the pasteboard to a closure.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values. Strings, URLs and your own types that conform to ``Transferable`` work.
  ///   - onPaste: A closure that receives the values on the pasteboard, at least one.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    paste = { texts in
      let values = texts.compactMap(T.transferred)
      if !values.isEmpty { onPaste(values) }
    }
  }

  /// A prominent button with the system's label.
  @MainActor @preconcurrency public var body: some View {
    Button {
      paste(services?.pastedStrings() ?? [])
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .modifier(PasteButtonStyle())
  }
}

/// Applies the default style of paste buttons if no button style is set.
private nonisolated struct PasteButtonStyle: ViewModifier {
  @MainActor
  func body(content: Content) -> some View {
    ButtonStyleFallback(style: BorderedProminentButtonStyle()) { content }
  }
}
