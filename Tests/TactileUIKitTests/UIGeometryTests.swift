import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileUIKit
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Edges, screens and traits by UIKit's names.
@MainActor
@Suite struct UIGeometryTests {
  @Test("S0: a label's rectangle is inset by positive distances and grown by negative ones")
  func insets() {
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    let grown = frame.inset(by: UIEdgeInsets(top: -40, left: -40, bottom: -40, right: -40))
    #expect(grown == CGRect(x: -30, y: -20, width: 180, height: 130))
    #expect(
      frame.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(frame.inset(by: .zero) == frame)
    #expect(UIEdgeInsets() == .zero)
  }

  @Test("the main screen is that of the current window, in a body and in an action")
  func screen() {
    struct Content: View {
      let journal: Journal
      var body: some View {
        Button("\(Int(UIScreen.main.bounds.width))") {
          journal.note("\(UIScreen.main.bounds.height) \(UIScreen.main.scale)")
          journal.note("\(UIScreen.main.nativeBounds.width)")
          journal.note("\(UIScreen.main.traitCollection.userInterfaceStyle == .dark)")
        }
      }
    }
    let journal = Journal()
    let first = Window(size: CGSize(width: 200, height: 100), scale: 3, scheme: .dark) {
      Content(journal: journal)
    }
    let second = Window(size: CGSize(width: 320, height: 240)) { Content(journal: journal) }
    #expect(first.texts == ["200"])
    #expect(second.texts == ["320"])
    first.tap("200")
    #expect(journal.entries == ["100.0 3.0", "600.0", "true"])
    journal.clear()
    second.tap("320")
    #expect(journal.entries == ["240.0 2.0", "640.0", "false"])
    first.settle()
    second.settle()
  }

  @Test("traits with equal values are equal")
  func traits() {
    #expect(
      UITraitCollection(userInterfaceStyle: .dark).isEqual(
        UITraitCollection(
          userInterfaceStyle: .dark)))
    #expect(UITraitCollection() != UITraitCollection(userInterfaceStyle: .light))
    #expect(UITraitCollection(displayScale: 2).displayScale == 2 as CGFloat)
  }

  @Test("the current traits have the contrast that the user prefers")
  func contrast() {
    let window = Window { Text("a") }
    #expect(!UITraitCollection.current.isHighContrast)
    var configuration = window.graph.configuration
    configuration.settings.contrast = .increased
    window.graph.configure(configuration)
    #expect(UITraitCollection.current.isHighContrast)
  }

  @Test("off the main thread there is no window: traits and fonts have defaults")
  func otherThreads() async {
    let window = Window(scale: 3, scheme: .dark) { Text("a") }
    #expect(UITraitCollection.current.displayScale == 3)
    let (scale, isGraphless, size) = await Task.detached {
      (
        UITraitCollection.current.displayScale, HostServices.ofThread == nil,
        UIFont.preferredFont(forTextStyle: .body).pointSize
      )
    }.value
    #expect(scale == 1)
    #expect(isGraphless)
    #expect(size == 17)
    window.settle()
  }
}
