@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileTextInput
@_spi(Engine) import TactileViewGraph

/// The style of text fields in an alert: a small field in a box below the message (rule 7.4.45).
struct AlertFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    AlertField(field: configuration)
  }
}

private struct AlertField: View {
  let field: TextField<_TextFieldStyleLabel>
  @Environment(\.displayScale) private var scale

  var body: some View {
    let box = RoundedRectangle(cornerRadius: 6)
    field.textFieldStyle(.plain)
      .font(.footnote)
      .padding(.horizontal, 7)
      .frame(height: 32)
      .background {
        box.fill(Color(.system(.background)))
          .overlay { box.strokeBorder(Color(.system(.separator)), lineWidth: 1 / scale) }
      }
      .padding(.horizontal, 16)
      .padding(.bottom, 12)
      .background(PlatterStyle())
      .layoutValue(key: ItemFieldKey.self, value: true)
  }
}
