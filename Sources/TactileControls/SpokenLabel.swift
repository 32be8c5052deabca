@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileViewGraph

/// A label that only assistive technologies present.
package struct SpokenLabel<Label: View>: View {
  let label: Label

  package init(label: Label) {
    self.label = label
  }

  package var body: some View {
    Color.clear.frame(width: 0, height: 0)
      .allowsHitTesting(false)
      .accessibilityRepresentation { label }
  }
}
