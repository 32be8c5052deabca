import Foundation
import SwiftUI

@_spi(Engine) @testable import TactileViewGraph

/// A view that passes a step, which tests set, to its content without reading it.
struct Passing<Content: View>: View {
  @State private var step = 0
  let register: (Binding<Int>) -> Void
  @ViewBuilder let content: (Binding<Int>) -> Content

  var body: some View {
    register($step)
    return content($step)
  }
}

/// A view whose content depends on a step that tests set.
struct Stepping<Content: View>: View {
  @State private var step = 0
  let register: (Binding<Int>) -> Void
  @ViewBuilder let content: (Int) -> Content

  var body: some View {
    register($step)
    return content(step)
  }
}
