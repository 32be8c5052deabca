import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileUIKit
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// String resources as titles.
@MainActor
@Suite struct LocalizedStringResourceTests {
  private let title = LocalizedStringResource("Take \(3) photos")

  @Test("1.1.10: a resource shows its text, with its arguments, in all kinds of titles")
  func titles() {
    let logo = ImageResource(name: "logo", bundle: .main)
    let window = Window(images: Album(["logo": (2, 2)])) {
      Group {
        Text(title)
        Text("Please: \(title)")
        Label(title, systemImage: "camera")
        Label(title, image: "logo")
        Label(title, image: logo)
        Label("literal", image: logo)
      }
      Button(title) {}
      Button(title, role: .cancel) {}
      Button(title, systemImage: "camera") {}
      Button(title, image: logo) {}
    }
    #expect(window.texts.filter { $0 == "Take 3 photos" }.count == 8)
    #expect(window.texts.contains("Please: Take 3 photos"))
    #expect(window.graph.buttons.map(\.label) == [String](repeating: "Take 3 photos", count: 4))
    #expect(window.display.description.components(separatedBy: "image logo").count == 5)
  }

  @Test("a resource has a key and a value; strings can be made from both kinds")
  func strings() {
    #expect(title.key == "Take 3 photos")
    let other = LocalizedStringResource("photos.take", defaultValue: "Take \(1234)", table: "A")
    #expect(other.key == "photos.take" && other.table == "A")
    #expect(String(localized: other).hasPrefix("Take 1"))
    #expect(String(localized: "Sign \("in")", comment: "A button.") == "Sign in")
    #expect(String(localized: "sign.in", defaultValue: "Sign in") == "Sign in")
    #expect(title == LocalizedStringResource("Take \(3) photos"))
    #expect(title != other)
    #expect(UIImage(resource: ImageResource(name: "none", bundle: .main)).size == .zero)
  }
}
