import SwiftUI
import TactileHeadlessHost
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Presentations within presentations.
@MainActor
@Suite struct PresentationStackTests {
  /// A view whose sheet shows the same view, some levels deep.
  private struct Nested: View {
    let depth: Int
    let last: Int

    var body: some View {
      Text("\(depth)").sheet(isPresented: .constant(depth < last)) {
        Nested(depth: depth + 1, last: last)
      }
    }
  }

  private func window(_ count: Int) -> Window {
    Window(size: CGSize(width: 300, height: 600)) { Nested(depth: 0, last: count) }
  }

  @Test("5.22: nested sheets appear one after the other, each in 0.35 seconds")
  func oneAfterTheOther() {
    let window = window(4)
    // The first one is there in the window's first frame, and the second one begins to move.
    #expect(window.texts == ["0", "1", "2"])
    #expect(window.drawnFrame(of: "1")?.midY == 305.25)
    #expect((window.drawnFrame(of: "2")?.midY ?? 0) > 600)
    window.wait(0.34)
    #expect(window.texts == ["0", "1", "2"])
    window.wait(0.02)
    #expect(window.texts == ["0", "1", "2", "3"])
    #expect(window.drawnFrame(of: "2")?.midY == 305.25)
    window.settle()
    #expect(window.texts == ["0", "1", "2", "3", "4"])
    #expect(window.graph.time < 1.1)
    #expect(window.drawnFrame(of: "4")?.midY == 305.25)
  }

  @Test(
    "3.5.30a: hovering ends when a presentation covers the view, and begins again when that goes")
  func hover() {
    let journal = Journal()
    let window = Window(size: CGSize(width: 300, height: 600)) {
      Stateful(false) { isOpen in
        VStack {
          Button("Open") { isOpen.wrappedValue = true }
          Color.red.frame(width: 100, height: 100).onHover { journal.note("red \($0)") }
        }
        .sheet(isPresented: isOpen) {
          VStack {
            Button("Close") { isOpen.wrappedValue = false }
            Color.blue.frame(width: 100, height: 100).onHover { journal.note("blue \($0)") }
          }
        }
      }
    }
    let place = CGPoint(x: 150, y: 330)
    window.hover(at: place)
    #expect(journal.entries == ["red true"])
    // A finger opens the sheet, while the mouse rests.
    window.tap("Open")
    #expect(journal.entries == ["red true", "red false"])
    window.settle()
    window.hover(at: place)
    #expect(journal.entries == ["red true", "red false", "blue true"])
    window.tap("Close")
    window.settle()
    #expect(journal.entries == ["red true", "red false", "blue true", "blue false", "red true"])
  }

  @Test("an alert that a sheet shows in onAppear waits until the sheet has appeared")
  func onAppear() {
    let window = Window(size: CGSize(width: 300, height: 600)) {
      Stateful(false) { isOpen in
        Button("Open") { isOpen.wrappedValue = true }
          .sheet(isPresented: isOpen) {
            Stateful(false) { isAlerting in
              Text("Sheet")
                .onAppear { isAlerting.wrappedValue = true }
                .alert("Alert", isPresented: isAlerting) {}
            }
          }
      }
    }
    window.tap("Open")
    window.wait(0.3)
    #expect(window.texts.contains("Sheet"))
    #expect(!window.texts.contains("Alert"))
    window.wait(0.1)
    #expect(window.texts.contains("Alert"))
  }

  @Test("5.23: a sheet that is dismissed while it waits is never presented, and calls no onDismiss")
  func closedWhileWaiting() {
    let journal = Journal()
    var (isOuter, isInner): (Binding<Bool>?, Binding<Bool>?)
    let window = Window(size: CGSize(width: 300, height: 600)) {
      Stateful(false) { outer in
        let _ = isOuter = outer
        Text("A").sheet(isPresented: outer) {
          Stateful(true) { inner in
            let _ = isInner = inner
            Text("B").sheet(isPresented: inner) {
              journal.note("inner is gone")
            } content: {
              Text("C").onAppear { journal.note("C") }
            }
          }
        }
      }
    }
    isOuter?.wrappedValue = true
    window.wait(0.1)
    #expect(window.texts == ["A", "B"])
    isInner?.wrappedValue = false
    window.settle()
    #expect(window.texts == ["A", "B"])
    #expect(journal.entries.isEmpty)
    isInner?.wrappedValue = true
    window.settle()
    #expect(window.texts == ["A", "B", "C"])
    isInner?.wrappedValue = false
    window.settle()
    #expect(journal.entries == ["C", "inner is gone"])
  }

  @Test("if the sheet around a waiting sheet is dismissed before it appears, both are gone")
  func outerCloses() {
    var isOuter: Binding<Bool>?
    let window = Window(size: CGSize(width: 300, height: 600)) {
      Stateful(false) { outer in
        let _ = isOuter = outer
        Text("A").sheet(isPresented: outer) {
          Text("B").sheet(isPresented: .constant(true)) { Text("C") }
        }
      }
    }
    isOuter?.wrappedValue = true
    window.wait(0.1)
    isOuter?.wrappedValue = false
    window.wait(0.1)
    isOuter?.wrappedValue = true
    window.settle()
    #expect(window.texts == ["A", "B", "C"])
    isOuter?.wrappedValue = false
    window.wait(0.01)
    window.settle()
    #expect(window.texts == ["A"])
  }

  @Test("each of n nested sheets costs the same", arguments: [10, 100])
  func work(count: Int) {
    func work(_ count: Int) -> Statistics {
      let host = HeadlessHost(
        HostConfiguration(size: CGSize(width: 300, height: 600), displayScale: 2)
      ) { Nested(depth: 0, last: count) }
      for _ in 0..<count { host.advance(by: 0.37) }
      #expect(host.settle())
      #expect(host.graph.texts.map(\.string) == (0...count).map(String.init))
      return host.graph.statistics
    }
    let five = work(5)
    let (each, all) = (work(10) - five, work(count) - five)
    let times = (count - 5) / 5
    #expect(each.bodies > 0)
    #expect(all.bodies == each.bodies * times)
    #expect(all.measures == each.measures * times)
    #expect(all.placements <= each.placements * times)
    // A sheet moves for one frame more or less.
    #expect(all.visits <= each.visits * times * 11 / 10)
    #expect(all.steps <= each.steps * times * 11 / 10)
    #expect(all.displayItems <= each.displayItems * times * 11 / 10)
  }

  @Test("5.22: a sheet that presents itself stops at the limit, with a warning")
  func limit() {
    var host: HeadlessHost?
    let warnings = RuntimeWarning.collect {
      let configuration = HostConfiguration(
        size: CGSize(width: 300, height: 600), displayScale: 2)
      let new = HeadlessHost(configuration) { Nested(depth: 0, last: .max) }
      // One long frame for each sheet.
      for frame in 1...Presentation.limit {
        new.graph.advance(to: 0.4 * Double(frame))
        new.graph.update()
      }
      host = new
    }
    #expect(host?.graph.texts.last?.string == String(Presentation.limit))
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.contains("Look for a sheet or an alert whose content presents itself")
        == true)
    #expect(host?.graph.isAnimating == false)
  }

  @Test("a sheet begins to leave in the update that removes its view, even if the view changed too")
  func presenterIsRemoved() {
    var (count, isShown): (Binding<Int>?, Binding<Bool>?)
    let window = Window(size: CGSize(width: 300, height: 600)) {
      Stateful(true) { shown in
        let _ = isShown = shown
        if shown.wrappedValue {
          Stateful(0) { value in
            let _ = count = value
            Text("Page \(value.wrappedValue)").sheet(isPresented: .constant(true)) { Text("Sheet") }
          }
        } else {
          Text("Other")
        }
      }
    }
    window.settle()
    count?.wrappedValue = 1
    isShown?.wrappedValue = false
    window.update()
    #expect(window.graph.accessibilityDescription.contains("Other"))
    #expect(!window.graph.needsUpdate)
    window.settle()
    #expect(window.texts == ["Other"])
  }

  @Test("a sheet's content is released with the window")
  func memory() {
    final class Guest {}
    weak var guest: Guest?
    do {
      let shown = Guest()
      guest = shown
      let window = Window(size: CGSize(width: 300, height: 600)) {
        Text("Page").sheet(isPresented: .constant(true)) { [shown] in
          Button("Sheet") { _ = shown }
        }
      }
      window.settle()
      #expect(window.texts == ["Page", "Sheet"])
    }
    #expect(guest == nil)
  }
}
