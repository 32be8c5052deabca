import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Layout values through custom modifiers.
@MainActor
@Suite struct LayoutValueModifierTests {
  private enum Rank: LayoutValueKey { static let defaultValue = 0 }

  private struct Reader: Layout {
    let read: ([Int]) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      read(subviews.map { $0[Rank.self] })
      return .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  private struct Observed: ViewModifier {
    @State private var width: CGFloat = 0

    func body(content: Content) -> some View {
      content.environment(\.lineLimit, 1).onGeometryChange(for: CGFloat.self, of: \.size.width) {
        width = $0
      }
      .onAppear {}
    }
  }

  private struct Inner: View {
    @State private var number = 3
    var body: some View { Text("A").layoutValue(key: Rank.self, value: number).onAppear {} }
  }

  @Test("a layout reads a view's value through a modifier with a body")
  func throughBody() {
    let journal = Journal()
    _ = Window {
      Reader(read: { journal.note("\($0)") }) {
        Text("A").layoutValue(key: Rank.self, value: 1).modifier(Observed())
        Inner().modifier(Observed())
        Button("B") {}.layoutValue(key: Rank.self, value: 2).modifier(Observed())
        Button("C") {}.buttonStyle(Ranked())
      }
    }
    #expect(journal.entries.last == "[1, 3, 2, 4]")
  }

  private struct Ranked: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Inside(configuration: configuration).modifier(Observed())
    }
  }

  private struct Inside: View {
    let configuration: PrimitiveButtonStyleConfiguration
    var body: some View { configuration.label.layoutValue(key: Rank.self, value: 4) }
  }
}
