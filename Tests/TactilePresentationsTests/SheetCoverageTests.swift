import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// What a sheet covers, from its first frame to its last.
@MainActor
@Suite struct SheetCoverageTests {
  private let stage = SheetStage()

  @Test("from its first frame on, a sheet blocks touches for the views behind it")
  func coversAtOnce() {
    let window = Window(size: CGSize(width: 300, height: 600)) {
      Stateful(false) { isShown in
        VStack {
          Button("Open") { isShown.wrappedValue = true }
          Button("Behind") { stage.journal.note("behind") }
        }
        .sheet(isPresented: isShown) { Text("Sheet") }
      }
    }
    let place = window.center(of: "Behind")
    window.tap("Open")
    window.update()
    window.touch(place)
    window.settle()
    #expect(window.texts.contains("Sheet"))
    #expect(stage.journal.entries.isEmpty)
  }

  @Test("a sheet presented again during its dismissal covers the views behind it in every frame")
  func coversAlways() {
    final class Handle {
      var isShown: Binding<Bool>?
    }
    let handle = Handle()
    let window = Window(size: CGSize(width: 300, height: 600)) {
      Stateful(false) { isShown in
        handle.isShown = isShown
        return Color.red.onTapGesture { stage.journal.note("behind") }
          .sheet(isPresented: isShown) { Text("Sheet").interactiveDismissDisabled() }
      }
    }
    var random = RandomCases()
    var isShown = false
    for _ in 0..<300 {
      isShown = random.below(2) == 0
      handle.isShown?.wrappedValue = isShown
      window.update()
      if isShown {
        let point = CGPoint(x: 20 + random.below(260), y: 20 + random.below(560))
        let names = window.graph.events.path(at: point).elements.map(\.name)
        #expect(!names.contains("TapGesture") || names.contains("accessibility"), "\(names)")
      }
      if random.below(3) == 0 { window.wait(Double(random.below(20)) / 40) }
    }
  }

  @Test("views behind a sheet are neither pressed nor accessible")
  func covers() {
    let window = stage.window()
    let place = window.center(of: "Open")
    window.tap("Open")
    window.settle()
    #expect(window.graph.buttons.map(\.label) == ["Close"])
    window.touch(point(place.x, 5))
    window.settle()
    // The strip above the sheet is its shade: touched, it ends the sheet.
    #expect(window.graph.buttons.map(\.label) == ["Open"])
    #expect(stage.journal.entries == ["gone"])
  }

  @Test("a full-screen cover fills the window; a nested sheet is in front")
  func cover() {
    let window = Window(size: CGSize(width: 300, height: 600)) {
      Text("A").fullScreenCover(isPresented: .constant(true)) {
        SheetStage.Closer().sheet(isPresented: .constant(true)) { Text("C") }
      }
    }
    window.settle()
    #expect(window.fills.contains { $0.rect == CGRect(x: 0, y: 0, width: 300, height: 600) })
    #expect(window.texts == ["A", "Close", "C"])
    #expect(window.graph.buttons.isEmpty)
  }

  @Test("a window whose presentations are all dismissed is as before")
  func nothingLeft() {
    let window = stage.window()
    let description = window.graph.root.treeDescription()
    window.tap("Open")
    window.settle()
    #expect(window.graph.root.children.count == 2)
    window.tap("Close")
    window.settle()
    #expect(window.graph.root.treeDescription() == description)
  }

  @Test("a window without presentations has no layer for them, and no work")
  func noLayer() {
    let window = stage.window()
    #expect(window.graph.root.children.count == 1)
  }
}
