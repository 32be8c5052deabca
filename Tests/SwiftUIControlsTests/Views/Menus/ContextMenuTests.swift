import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import SwiftUICore
@testable import SwiftUIControls
@testable import SwiftUIViews
@testable import TestSupport

/// The places of context menus and their previews.
@MainActor
@Suite struct ContextMenuTests {
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
