import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileTextInput
@_spi(Engine) import TactileViewGraph

/// A presented alert: 270 points wide in the center of the window, above the dimmed content.
nonisolated struct AlertView<Actions: View, Message: View>: View {
  let title: Text
  let actions: Actions
  let message: Message
  @State private var roles: [ButtonRole?] = []
  @Environment(\.dismiss) private var dismiss
  @Environment(\.pixelLength) private var pixel

  @MainActor var body: some View {
    PresentationShade().transition(.opacity)
    VStack(spacing: 0) {
      VStack(spacing: 2) {
        title.systemText().font(.headline)
        message.systemText().font(.footnote)
      }
      .multilineTextAlignment(.center)
      .containerForeground(Color.primary)
      .padding(.horizontal, 16)
      .padding(.vertical, 19)
      .frame(maxWidth: .infinity)
      .background(PlatterStyle())
      ItemLayout(gap: pixel) {
        Items(place: .alert, dismiss: dismiss) { actions }
        if roles.isEmpty {
          Items(place: .alert, dismiss: dismiss) { Button("OK") {} }
            .transformPreference(ItemRolesKey.self) { $0 = [] }
        }
      }
      .textFieldStyle(AlertFieldStyle())
      .onPreferenceChange(ItemRolesKey.self) { [binding = $roles] in binding.wrappedValue = $0 }
    }
    .background(Color(.system(.separator)))
    .background(PlatterStyle())
    .clipShape(RoundedRectangle(cornerRadius: 14))
    .frame(width: 270)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
    .transition(.scale(scale: 1.15).combined(with: .opacity))
  }
}
