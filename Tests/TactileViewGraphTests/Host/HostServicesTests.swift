import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileUIKit
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The window that API without an environment belongs to.
@MainActor
@Suite struct HostServicesTests {
  @Test("an action that opens and taps a second window still copies in its own")
  func windowInAction() throws {
    var other: Window?
    let window = Window {
      Button("open") {
        let opened = Window { Button("copy") { UIPasteboard.general.string = "other" } }
        opened.tap("copy")
        other = opened
        UIPasteboard.general.string = "own"
      }
    }
    window.tap("open")
    #expect(window.host.pasteboard == ["own"])
    #expect(try #require(other).host.pasteboard == ["other"])
  }

  @Test("a body that opens a second window still reads the traits of its own")
  func windowInBody() throws {
    final class Opened {
      var window: Window?
      var styles: [UIUserInterfaceStyle] = []
    }
    struct Opener: View {
      let opened: Opened

      var body: some View {
        let window = Window(scheme: .dark) {
          Text(verbatim: "\(UITraitCollection.current.userInterfaceStyle)")
        }
        opened.window = window
        opened.styles.append(UITraitCollection.current.userInterfaceStyle)
        return Text("Opener")
      }
    }
    let opened = Opened()
    let window = Window { if opened.window == nil { Opener(opened: opened) } }
    #expect(opened.styles == [.light])
    #expect(try #require(opened.window).graph.root.accessibilityElements.map(\.label) == ["dark"])
    _ = window
  }

  @Test(
    "an image has the variants of the window whose action loads it, not of the window opened last")
  func images() throws {
    var sizes: [CGSize?] = []
    let first = Window(images: Album(["pet": (40, 20)])) {
      Button("load") { sizes.append(UIImage(named: "pet")?.size) }
    }
    let second = Window(images: Album(["pet": (80, 60)])) {
      Button("load") { sizes.append(UIImage(named: "pet")?.size) }
    }
    first.tap("load")
    second.tap("load")
    first.tap("load")
    let (small, large) = (CGSize(width: 20, height: 10), CGSize(width: 40, height: 30))
    #expect(sizes == [small, large, small])
  }

  @Test("a window without an image loader loads images with that of the window created last")
  func noLoader() {
    var size: CGSize?
    let window = Window { Button("load") { size = UIImage(named: "pet")?.size } }
    let other = Window(images: Album(["pet": (40, 20)])) { EmptyView() }
    window.tap("load")
    #expect(size == CGSize(width: 20, height: 10))
    _ = other
  }
}
