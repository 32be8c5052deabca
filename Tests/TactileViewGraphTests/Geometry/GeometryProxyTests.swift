import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// When closures that read a proxy are evaluated again, and what the proxy returns.
@MainActor
@Suite struct GeometryProxyTests {
  /// A window whose content depends on a step, and the binding to set it.
  private func stage(
    @ViewBuilder _ content: @escaping (Binding<Int>) -> some View
  ) throws -> (window: Window, step: Binding<Int>) {
    var step: Binding<Int>?
    let window = Window(size: CGSize(width: 200, height: 100)) {
      Passing(register: { step = $0 }, content: content).font(.system(size: 10))
    }
    return (window, try #require(step))
  }

  @Test("the closure runs once for the first frame, and again when a value it read changes")
  func evaluations() throws {
    let journal = Journal()
    struct Neighbour: View {
      @Binding var step: Int
      var body: some View { Color.red.frame(width: [20, 20, 50][step], height: 20) }
    }
    let (window, step) = try stage { step in
      HStack(spacing: 0) {
        Neighbour(step: step)
        GeometryReader { proxy in
          let _ = journal.note("size \(Int(proxy.size.height))")
        }
        GeometryReader { proxy in
          let _ = journal.note("place \(Int(proxy.frame(in: .global).minX))")
        }
      }
    }
    #expect(journal.entries == ["size 100", "place 110"])
    journal.clear()
    step.wrappedValue = 1
    window.update()
    #expect(journal.entries == [])
    step.wrappedValue = 2
    window.update()
    // The first also became narrower, so its size changed.
    #expect(journal.entries == ["size 100", "place 125"])
  }

  @Test(
    "a move runs the closure again if it has read the position, but not for the size")
  func movement() throws {
    let journal = Journal()
    struct Moving<Content: View>: View {
      @Binding var step: Int
      @ViewBuilder let content: Content
      var body: some View { content.offset(x: CGFloat(step)) }
    }
    let (window, step) = try stage { step in
      Moving(step: step) {
        ZStack {
          GeometryReader { proxy in
            let _ = journal.note("size \(Int(proxy.size.width))")
          }
          GeometryReader { proxy in
            let _ = journal.note("local \(Int(proxy.frame(in: .local).minX))")
          }
          GeometryReader { proxy in
            let _ = journal.note("global \(Int(proxy.frame(in: .global).minX))")
          }
        }
        .frame(width: 60, height: 40)
        .coordinateSpace(.named("pile"))
      }
    }
    #expect(journal.entries == ["size 60", "local 0", "global 70"])
    journal.clear()
    step.wrappedValue = 7
    window.update()
    #expect(journal.entries == ["global 77"])
  }

  @Test("if two movements cancel each other out, nothing runs again")
  func cancelledMovement() throws {
    let journal = Journal()
    struct Moving<Content: View>: View {
      @Binding var step: Int
      let sign: CGFloat
      @ViewBuilder let content: Content
      var body: some View { content.offset(x: CGFloat(step) * sign) }
    }
    let (window, step) = try stage { step in
      Moving(step: step, sign: 1) {
        Moving(step: step, sign: -1) {
          GeometryReader { proxy in
            let _ = journal.note("global \(Int(proxy.frame(in: .global).minX))")
          }
        }
      }
    }
    journal.clear()
    step.wrappedValue = 7
    window.update()
    #expect(journal.entries == [])
    step.wrappedValue = 3
    window.update()
    #expect(journal.entries == [])
  }

  @Test("a child view that reads the proxy is updated on its own")
  func proxyHandedOn() throws {
    struct Showing: View {
      let proxy: GeometryProxy
      var body: some View { Text("\(Int(proxy.frame(in: .named("row")).minX))").fixedSize() }
    }
    struct Neighbour: View {
      @Binding var step: Int
      var body: some View { Color.red.frame(width: 20 + CGFloat(step) * 10, height: 20) }
    }
    let (window, step) = try stage { step in
      HStack(spacing: 0) {
        Neighbour(step: step)
        GeometryReader { Showing(proxy: $0) }
      }
      .coordinateSpace(.named("row"))
    }
    #expect(window.texts == ["20"])
    step.wrappedValue = 1
    window.update()
    #expect(window.texts == ["30"])
  }

  @Test("an action reads the current position; a removed view leaves nothing behind")
  func actions() throws {
    let journal = Journal()
    var kept: GeometryProxy?
    struct Neighbour: View {
      @Binding var step: Int
      var body: some View { Color.red.frame(width: 20 + CGFloat(step) * 10, height: 20) }
    }
    struct Reader: View {
      @Binding var step: Int
      let journal: Journal
      let keep: (GeometryProxy) -> Void

      var body: some View {
        if step < 2 {
          GeometryReader { proxy in
            let _ = keep(proxy)
            Button("where") { journal.note("\(Int(proxy.frame(in: .global).minX))") }
              .buttonStyle(.plain)
          }
        }
      }
    }
    let (window, step) = try stage { step in
      HStack(spacing: 0) {
        Neighbour(step: step)
        Reader(step: step, journal: journal) { kept = $0 }
      }
    }
    window.tap("where")
    step.wrappedValue = 1
    window.update()
    window.tap("where")
    #expect(journal.entries == ["20", "30"])
    step.wrappedValue = 2
    window.update()
    #expect(kept?.size == .zero)
    #expect(kept?.frame(in: .global) == .zero)
    window.settle()
  }

  @Test(
    "bounds(of:) returns the bounds of a named space; insets are 0; other threads get no values")
  func otherQuestions() async {
    var kept: GeometryProxy?
    let window = Window(size: CGSize(width: 200, height: 100)) {
      GeometryReader { proxy in
        let _ = kept = proxy
        Text("\(proxy.bounds(of: .named("nobody")) == nil)")
      }
      .padding(10).coordinateSpace(.named("card"))
    }
    #expect(window.texts == ["true"])
    #expect(kept?.bounds(of: .named("card")) == CGRect(x: -10, y: -10, width: 200, height: 100))
    #expect(kept?.safeAreaInsets == EdgeInsets())
    #expect(kept?.size == CGSize(width: 180, height: 80))
    guard let kept else { return }
    let elsewhere = await Task.detached {
      var size = CGSize(width: 1, height: 1)
      let warnings = RuntimeWarning.collect { size = kept.size }
      return (size, warnings.count)
    }.value
    #expect(elsewhere.0 == .zero)
    #expect(elsewhere.1 == 1)
  }
}
