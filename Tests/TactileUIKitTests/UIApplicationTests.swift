import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileUIKit
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// UIKit's services of a window: links and the pasteboard.
@MainActor
@Suite struct UIApplicationTests {
  private let address = URL(filePath: "/a")

  @Test("the app passes links to the window's host, and reports the result")
  func links() {
    var answers: [Bool] = []
    let window = Window {
      Button("open") {
        #expect(UIApplication.shared.canOpenURL(address))
        UIApplication.shared.open(address) { answers.append($0) }
      }
    }
    window.tap("open")
    #expect(window.host.openedURLs == [address])
    #expect(answers == [true])
    window.graph.services.open = { _ in false }
    window.tap("open")
    #expect(answers == [true, false])
  }

  @Test("copied images take the place of texts, and the other way around")
  func pictures() throws {
    let raster = RasterImage(Bitmap(width: 1, height: 1, pixels: [0, 0, 255, 255]))
    var pasted: [UIImage?] = []
    let window = Window {
      Button("copy") { UIPasteboard.general.image = UIImage(ImageContent(raster, name: "red")) }
      Button("copy text") { UIPasteboard.general.string = "text" }
      Button("paste") { pasted.append(UIPasteboard.general.image) }
    }
    window.tap("copy text")
    window.tap("copy")
    #expect(window.host.pasteboard == [])
    window.tap("paste")
    #expect(pasted.last??.content.raster == raster)
    window.tap("copy text")
    window.tap("paste")
    #expect(pasted.last == .some(nil))
    #expect(window.host.pasteboard == ["text"])
  }

  @Test("copied values are on the host's pasteboard, and can be pasted in the same window")
  func pasteboard() {
    var pasted: [String?] = []
    let window = Window {
      Button("copy") { UIPasteboard.general.string = "text" }
      Button("paste") { pasted.append(UIPasteboard.general.string) }
      Button("clear") { UIPasteboard.general.string = nil }
    }
    window.tap("paste")
    window.tap("copy")
    #expect(window.host.pasteboard == ["text"])
    window.tap("paste")
    window.tap("clear")
    #expect(window.host.pasteboard == [])
    window.host.pasteboard = ["from", "elsewhere"]
    window.tap("paste")
    #expect(pasted == [nil, "text", "from"])
    #expect(UIPasteboard.general.strings == ["from", "elsewhere"])
    let other = Window { Button("paste") { pasted.append(UIPasteboard.general.string) } }
    other.tap("paste")
    #expect(pasted.last == .some(nil))
    #expect(!UIPasteboard.general.hasStrings)
  }
}
