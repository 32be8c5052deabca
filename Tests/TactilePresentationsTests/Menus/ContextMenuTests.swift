import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The places of context menus and their previews.
@MainActor
@Suite struct ContextMenuTests {
  /// A window with a photo that has a menu with a preview, which is open.
  private func window(
    _ alignment: Alignment, previewHeight: CGFloat = 100, idiom: Idiom = .phone
  ) -> Window {
    let window = Window(size: CGSize(width: 400, height: 600), idiom: idiom) {
      Text("Pic").frame(width: 80, height: 40).contentShape(Rectangle())
        .contextMenu {
          Button("Share") {}
          Button("Delete") {}
        } preview: {
          Text("Preview").frame(width: 200, height: previewHeight)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
    if idiom == .mac {
      window.down(at: window.center(of: "Pic"), .mouse(button: 1))
    } else {
      window.down(at: window.center(of: "Pic"))
      window.wait(0.6)
    }
    window.up()
    window.settle()
    return window
  }

  /// The background of the preview.
  private func preview(in window: Window) -> CGRect? {
    window.fills.map(\.rect).first { $0.size == CGSize(width: 200, height: 100) }
  }

  @Test("2.5.64c: a preview is in place of the view, and the menu is below it")
  func place() {
    let window = window(.center)
    #expect(preview(in: window) == CGRect(x: 100, y: 250, width: 200, height: 100))
    #expect(window.frame(of: "Share").minY.rounded() == 358)
  }

  @Test(
    "2.5.64c: near the edges, the preview and the menu stay in the window and cover nothing of each other"
  )
  func edges() {
    let top = window(.topLeading)
    #expect(preview(in: top)?.origin == CGPoint(x: 8, y: 8))
    #expect(top.frame(of: "Share").minX == 8)
    let bottom = window(.bottomTrailing)
    let share = bottom.frame(of: "Share")
    #expect(bottom.frame(of: "Delete").maxY.rounded() == 592)
    #expect(preview(in: bottom)?.maxY.rounded() == (share.minY - 8).rounded())
    #expect(share.minY < bottom.frame(of: "Delete").minY)
  }

  @Test("2.5.64c: a preview that is too high is behind the menu")
  func tooHigh() {
    let window = window(.center, previewHeight: 700)
    #expect(window.frame(of: "Delete").maxY.rounded() == 592)
    window.tap("Delete")
    window.settle()
    #expect(window.texts == ["Pic"])
  }

  @Test("2.5.64c: a Mac shows no preview")
  func mac() {
    #expect(window(.center, idiom: .mac).texts == ["Pic", "Share", "Delete"])
  }

  @Test("a context menu opens beside its view, not beside a frame or padding around the view")
  func modifiersAround() {
    let window = Window(size: CGSize(width: 400, height: 600)) {
      Text("Pic").frame(width: 80, height: 40).contentShape(Rectangle())
        .contextMenu { Button("Share") {} }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
    }
    window.down(at: window.center(of: "Pic"))
    window.wait(0.6)
    window.up()
    window.settle()
    // The view ends 60 points below the top.
    #expect(window.frame(of: "Share").minY.rounded() == 68)
    #expect(window.frame(of: "Share").maxX == 392)
  }
}
