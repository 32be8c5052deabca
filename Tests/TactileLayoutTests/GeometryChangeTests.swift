import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Actions that run when a view's geometry changes.
@MainActor
@Suite struct GeometryChangeTests {
  /// A window whose content depends on a step, and the binding to set it.
  private func stage(
    @ViewBuilder _ content: @escaping (Int) -> some View
  ) throws -> (window: Window, step: Binding<Int>) {
    var step: Binding<Int>?
    let window = Window(size: CGSize(width: 200, height: 100)) {
      Stepping(register: { step = $0 }, content: content).font(.system(size: 10))
    }
    return (window, try #require(step))
  }

  @Test("the action receives the first value and each unequal one, with the previous one")
  func changes() throws {
    let journal = Journal()
    let (window, step) = try stage { step in
      Text(["a", "b", "abc"][step])
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { journal.note("width \($0)") }
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: { old, new in
          journal.note("\(old.width) to \(new.width)")
        }
    }
    #expect(journal.entries == ["width 10.0", "10.0 to 10.0"])
    journal.clear()
    step.wrappedValue = 1
    window.update()
    #expect(journal.entries == [])
    step.wrappedValue = 2
    window.update()
    #expect(journal.entries == ["width 30.0", "10.0 to 30.0"])
  }

  @Test("a view that its ancestors move is notified, even if it doesn't change itself")
  func movedFromOutside() throws {
    let journal = Journal()
    struct Row: View {
      let journal: Journal
      var body: some View {
        Text("A").onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).minX
        } action: {
          journal.note("\($0)")
        }
      }
    }
    let (window, step) = try stage { step in
      HStack(spacing: 0) {
        Color.red.frame(width: step == 0 ? 10 : 20, height: 5)
        Row(journal: journal)
      }
      .offset(x: step == 2 ? 7 : 0)
    }
    step.wrappedValue = 1
    window.update()
    #expect(journal.entries == ["100.0", "105.0"])
    journal.clear()
    step.wrappedValue = 2
    window.update()
    #expect(journal.entries == ["112.0"])
  }

  @Test("writes in the action are in the same frame; an endless loop is stopped with a warning")
  func writing() {
    struct Following: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack {
          Text("ABCD").onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
          Text("\(Int(width))")
        }
        .font(.system(size: 10))
      }
    }
    #expect(Window { Following() }.texts == ["ABCD", "40"])

    struct Growing: View {
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width)
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 + 1 }
      }
    }
    let warnings = RuntimeWarning.collect { _ = Window { Growing() } }
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.contains("onGeometryChange tried to update multiple times per frame, in ")
        == true)
    #expect(warnings.first?.contains("Growing") == true)
  }
}
