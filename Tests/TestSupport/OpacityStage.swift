import SwiftUI

@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph

/// A window with the text “A”, and a binding to its opacity for scripts to set.
@MainActor
func opacityStage(from start: Double) -> (window: Window, opacity: Binding<Double>) {
  var opacity: Binding<Double>?
  let window = Window { FadingText(opacity: start) { opacity = $0 } }
  guard let opacity else { preconditionFailure("the body has run") }
  return (window, opacity)
}

private struct FadingText: View {
  @State var opacity: Double
  let register: (Binding<Double>) -> Void

  var body: some View {
    register($opacity)
    return Text("A").opacity(opacity)
  }
}
