/// A button that hands over what is on the pasteboard.
///
/// Mirrors SwiftUI's `PasteButton`, as far as the window's pasteboard goes: it has texts. Values of the type
/// that they stand for are handed over together; without any the button does nothing.
public nonisolated struct PasteButton: View {
  private let paste: ([String]) -> Void

  /// Creates a button that hands over values of a type.
  ///
  /// - Parameter onPaste: called with the values on the pasteboard, at least one.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    paste = { texts in
      let values = texts.compactMap(T.transferred)
      if !values.isEmpty { onPaste(values) }
    }
  }

  /// A prominent button with the standard label.
  @MainActor @preconcurrency public var body: some View {
    Button {
      paste(UIPasteboard.general.strings ?? [])
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .modifier(PasteButtonStyle())
  }
}

/// The looks of the button where no style around sets others.
private nonisolated struct PasteButtonStyle: ViewModifier {
  @MainActor
  func body(content: Content) -> some View {
    ButtonStyleFallback(style: BorderedProminentButtonStyle()) { content }
  }
}
