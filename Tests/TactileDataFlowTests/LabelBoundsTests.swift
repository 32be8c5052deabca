import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileUIKit
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// A primitive style that measures its label and allows the finger to move 40 points outside (seed
/// S0).
@MainActor
@Suite struct LabelBoundsTests {
  private struct LabelFrame: PreferenceKey {
    static let defaultValue = CGRect.zero
    static func reduce(value: inout CGRect, nextValue: () -> CGRect) { value = nextValue() }
  }

  private struct GenerousStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      GenerousButton(configuration: configuration)
    }
  }

  private struct GenerousButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @GestureState private var isPressed = false
    @State private var frame = CGRect.zero

    private var reach: CGRect {
      frame.inset(by: UIEdgeInsets(top: -40, left: -40, bottom: -40, right: -40))
    }

    var body: some View {
      configuration.label
        .padding(10)
        .opacity(isPressed ? 0.5 : 1)
        .background(
          GeometryReader { proxy in
            Color.clear.preference(key: LabelFrame.self, value: proxy.frame(in: .local))
          }
        )
        .onPreferenceChange(LabelFrame.self) { frame in
          MainActor.assumeIsolated { self.frame = frame }
        }
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($isPressed) { value, isPressed, _ in
              isPressed = reach.contains(value.location)
            }
            .onEnded { value in
              if reach.contains(value.location) { configuration.trigger() }
            })
    }
  }

  @Test("S0: the button is pressed and acts up to 40 points outside of the label, and no farther")
  func straying() {
    let journal = Journal()
    let window = Window(size: CGSize(width: 300, height: 200)) {
      Button("AB") { journal.note("action") }.font(.system(size: 10)).buttonStyle(GenerousStyle())
    }
    // The label of 40 by 32 points is in the middle.
    let edge = CGPoint(x: 170, y: 100)
    window.down(at: point(150, 100))
    window.wait(0.02)
    #expect(window.opacity(of: "AB") == 0.5)
    window.move(to: CGPoint(x: edge.x + 39, y: edge.y))
    #expect(window.opacity(of: "AB") == 0.5)
    window.move(to: CGPoint(x: edge.x + 41, y: edge.y))
    #expect(window.opacity(of: "AB") == 1)
    window.up()
    #expect(journal.entries == [])

    window.down(at: point(150, 100))
    window.move(to: CGPoint(x: edge.x + 39, y: edge.y))
    window.up()
    #expect(journal.entries == ["action"])
    #expect(window.opacity(of: "AB") == 1)
    window.settle()
  }
}
