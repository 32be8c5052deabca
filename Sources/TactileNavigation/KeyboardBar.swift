import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextInput
@_spi(Engine) import TactileViewGraph

/// The dimensions of the keyboard toolbar.
enum KeyboardBarMetrics {
  /// The height, in points (rule 7.3.48).
  static let height: CGFloat = 44
}

/// The bar of the toolbar items with the placement `keyboard`, which is shown during text input.
struct KeyboardBar<Items: View>: View {
  @Binding var isShown: Bool
  @ViewBuilder let items: Items
  @State private var isTyping = false
  @Environment(\.idiom) private var idiom
  @Environment(\.isDesktop) private var isDesktop
  @Environment(\.systemLook) private var look

  private var isNeeded: Bool { isTyping && idiom != .mac && !isDesktop }

  var body: some View {
    VStack(spacing: 0) {
      if isNeeded {
        HStack(spacing: BarMetrics(look: look).itemSpacing) { items }
          .padding(.horizontal, 16)
          .frame(maxWidth: .infinity, alignment: .leading)
          .frame(height: KeyboardBarMetrics.height)
          .background(Material.bar)
          .transition(.opacity)
      }
    }
    .onTypingChange { [binding = $isTyping] in binding.wrappedValue = $0 }
    .onChange(of: isNeeded, initial: true) { [binding = $isShown] in binding.wrappedValue = $1 }
    .onDisappear { [binding = $isShown] in binding.wrappedValue = false }
  }
}
