import Foundation
import SwiftUI
import TactileDrawing
import TactileHeadlessHost
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileUIKit
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Warnings about damaged or unusable image files.
@MainActor
@Suite(.serialized) struct DamagedImageTests {
  /// Each test has names of its own: a warning is issued once in a program.
  private func album(flawed: String, unreadable: String) -> Album {
    Album([flawed: (40, 20)], flawed: [flawed], unreadable: [unreadable])
  }

  @Test("an unusable file is nil with a warning that gives the reason; a missing one is just nil")
  func namedPictures() {
    let album = album(flawed: "cut.jpg", unreadable: "torn.png")
    let window = Window(images: album) { EmptyView() }
    let warnings = RuntimeWarning.collect {
      for _ in 0..<2 {
        #expect(UIImage(named: "torn.png") == nil)
        #expect(UIImage(contentsOfFile: "/folder/torn.png") == nil)
        #expect(UIImage(data: Data("torn.png".utf8)) == nil)
        #expect(UIColor(named: "torn.png") == nil)
        #expect(UIImage(named: "missing") == nil && UIColor(named: "missing") == nil)
        #expect(UIImage(named: "cut.jpg")?.size == CGSize(width: 20, height: 10))
      }
    }
    #expect(
      warnings == [
        "UIImage(named: \"torn.png\") is nil: torn.png is no picture; save it as PNG.",
        "UIImage(contentsOfFile:) is nil: torn.png is no picture; save it as PNG.",
        "UIImage(data:) is nil: torn.png is no picture; save it as PNG.",
        "UIColor(named: \"torn.png\") is nil: torn.png is no color; write one.",
        "UIImage(named: \"cut.jpg\") draws the part of its file that can be decoded: cut.jpg is cut "
          + "off; save it again.",
      ])
    _ = window
  }

  @Test("an image draws the part that can be decoded, and a warning names the problem")
  func images() {
    let album = album(flawed: "half.jpg", unreadable: "rag.png")
    let warnings = RuntimeWarning.collect {
      for _ in 0..<2 {
        let window = Window(images: album) {
          Image("half.jpg")
          Image("rag.png")
          Rectangle().fill(.image(Image("half.jpg"))).frame(width: 9, height: 9)
        }
        #expect(window.display.description.contains("image half.jpg"))
      }
    }
    #expect(
      warnings == [
        "Image(\"half.jpg\") draws the part of its file that can be decoded: half.jpg is cut off; "
          + "save it again.",
        "Image(\"rag.png\") draws nothing: rag.png is no picture; save it as PNG.",
      ])
  }

  @Test(
    "a damaged fetched image is drawn, and an unusable one is a failure; both issue warnings")
  func fetchedPictures() {
    let album = album(flawed: "wet.jpg", unreadable: "ash.png")
    let url = URL(string: "https://example.org/a")!
    func phase(_ answer: String) -> String {
      let window = Window(scale: 1, images: album) {
        AsyncImage(url: url) { phase in
          Text(phase.image != nil ? "image" : phase.error != nil ? "failure" : "empty")
        }
      }
      window.host.answer(url, with: .success(Data(answer.utf8)))
      return window.texts.joined()
    }
    let warnings = RuntimeWarning.collect {
      for _ in 0..<2 {
        #expect(phase("wet.jpg") == "image")
        #expect(phase("ash.png") == "failure")
        #expect(phase("missing") == "failure")
      }
    }
    #expect(
      warnings == [
        "AsyncImage(url: https://example.org/a) draws the part of its file that can be decoded: "
          + "wet.jpg is cut off; save it again.",
        "AsyncImage(url: https://example.org/a) has no image: ash.png is no picture; save it as PNG.",
      ])
  }
}
