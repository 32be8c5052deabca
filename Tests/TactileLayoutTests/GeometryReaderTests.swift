import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Views that depend on their own size and position.
@MainActor
@Suite struct GeometryReaderTests {
  @Test("6.1.12: it takes the proposed size and puts its views in the top leading corner")
  func layout() {
    let window = Window(size: CGSize(width: 200, height: 100)) {
      VStack(spacing: 0) {
        Text("top").frame(height: 20)
        GeometryReader { proxy in
          Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))")
          Color.red.frame(width: 5, height: 5)
        }
        .padding(10)
      }
      .font(.system(size: 10))
    }
    #expect(window.texts == ["top", "180 by 60"])
    #expect(window.frame(of: "180 by 60") == CGRect(x: 10, y: 30, width: 90, height: 12))
    #expect("\(window.display)".contains("fill rect (10, 30) 5×5"))
  }

  @Test("6.1.12: without a proposal it is 10 points wide and high")
  func idealSize() {
    let window = Window {
      GeometryReader { proxy in Text("\(Int(proxy.size.width))").fixedSize() }.fixedSize()
    }
    #expect(window.texts == ["10"])
  }

  @Test("in a right-to-left layout the leading corner is on the right")
  func rightToLeft() {
    let window = Window(size: CGSize(width: 200, height: 100)) {
      GeometryReader { _ in Text("A") }.font(.system(size: 10))
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(window.frame(of: "A").minX == 190 as CGFloat)
  }

  @Test("nested readers are complete in the first frame, and follow the window")
  func nested() {
    let journal = Journal()
    let window = Window(size: CGSize(width: 200, height: 100)) {
      GeometryReader { outer in
        GeometryReader { inner in
          let _ = journal.note("\(Int(outer.size.width)) \(Int(inner.size.width))")
          Text("\(Int(inner.size.width))").fixedSize()
        }
        .frame(width: outer.size.width / 2)
      }
    }
    #expect(window.texts == ["100"])
    #expect(journal.entries == ["200 100"])
    window.graph.configure(
      HostConfiguration(size: CGSize(width: 300, height: 100), displayScale: 2))
    window.update()
    #expect(window.texts == ["150"])
    #expect(journal.entries == ["200 100", "300 150"])
  }

  @Test("state inside persists across sizes, and state that the closure reads updates it")
  func state() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Content: View {
      @State private var title = "a"
      var body: some View {
        GeometryReader { proxy in
          VStack {
            Counter()
            Button("title \(title)") { title += "b" }
            Text("\(Int(proxy.size.width))")
          }
        }
      }
    }
    let window = Window(size: CGSize(width: 200, height: 100)) { Content() }
    window.tap("count 0")
    window.tap("title a")
    window.settle()
    #expect(window.texts == ["count 1", "title ab", "200"])
    window.graph.configure(
      HostConfiguration(size: CGSize(width: 300, height: 100), displayScale: 2))
    window.update()
    #expect(window.texts == ["count 1", "title ab", "300"])
    window.settle()
  }

  @Test("S0: a reader in a label's background sends its local frame up in the first frame")
  func labelFrame() {
    struct Frame: PreferenceKey {
      static var defaultValue: CGRect { .zero }
      static func reduce(value: inout CGRect, nextValue: () -> CGRect) { value = nextValue() }
    }
    struct Content: View {
      @State private var frame = CGRect.zero

      var body: some View {
        Text("ABC")
          .background(
            GeometryReader { geometry in
              Rectangle().fill(Color.clear)
                .preference(key: Frame.self, value: geometry.frame(in: .local))
            }
          )
          .onPreferenceChange(Frame.self) { frame in
            MainActor.assumeIsolated { self.frame = frame }
          }
          .overlay(alignment: .topLeading) {
            Text("\(Int(frame.width)) \(Int(frame.height))").fixedSize()
          }
          .font(.system(size: 10))
      }
    }
    #expect(Window { Content() }.texts == ["ABC", "30 12"])
  }

  @Test("readers that depend on each other endlessly are stopped, with a warning")
  func endless() {
    let window = Window { MutualReaders(box: MutualReaders.Box()) }
    let warnings = RuntimeWarning.collect {
      window.graph.configure(
        HostConfiguration(size: CGSize(width: 300, height: 100), displayScale: 2))
      window.update()
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("The layout of MutualReaders didn't converge") == true)
  }
}

/// Two readers, each as wide as something in the other and a point more.
private struct MutualReaders: View {
  @MainActor final class Box { var proxies: [Int: GeometryProxy] = [:] }
  let box: Box

  var body: some View {
    VStack {
      ForEach(0..<2, id: \.self) { index in
        GeometryReader { outer in
          let width = (box.proxies[1 - index]?.size.width ?? 0) + 1
          GeometryReader { inner in
            let _ = box.proxies[index] = inner
            Text("\(outer.size.height)")
          }
          .frame(width: outer.size.height * 0 + width)
        }
      }
    }
  }
}
