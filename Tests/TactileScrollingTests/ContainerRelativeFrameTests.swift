import SwiftUI
import TactileHeadlessHost
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Frames relative to the closest container.
@MainActor
@Suite struct ContainerRelativeFrameTests {
  private func size(_ view: some View) -> CGSize {
    var size = CGSize.zero
    let window = Window {
      view.onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
    }
    _ = window
    return size
  }

  @Test("in a window the frame has the size of the window, along the given axes")
  func window() {
    #expect(
      size(Text("A").frame(width: 10, height: 10).containerRelativeFrame([.horizontal, .vertical]))
        == CGSize(width: 400, height: 300))
    #expect(
      size(Color.red.frame(width: 10, height: 10).containerRelativeFrame(.vertical))
        == CGSize(width: 10, height: 300))
  }

  @Test("count, span and spacing divide the container; a closure computes any length")
  func parts() {
    #expect(
      size(Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 20)).width
        == 190)
    #expect(
      size(
        Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .horizontal ? length / 2 : length / 3
        }) == CGSize(width: 200, height: 100))
    #expect(
      size(Color.red.frame(height: 5).containerRelativeFrame(.horizontal) { _, _ in -.infinity })
        == CGSize(width: 0, height: 5))
  }

  @Test(
    "in a scroll view the frame has the size of its visible area, without margins and bars",
    arguments: [false, true])
  func scrollView(isLazy: Bool) {
    var size = CGSize.zero
    let window = Window {
      ScrollView(.horizontal) {
        if isLazy {
          LazyHStack(spacing: 10) {
            ForEach(0..<5, id: \.self) { row in
              Text("\(row)").containerRelativeFrame(.horizontal, count: 3, spacing: 10)
                .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
            }
          }
        } else {
          HStack(spacing: 10) {
            ForEach(0..<5, id: \.self) { row in
              Text("\(row)").containerRelativeFrame(.horizontal, count: 3, spacing: 10)
                .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
            }
          }
        }
      }
      .contentMargins(.horizontal, 10)
      .safeAreaPadding(.horizontal, 30)
      .frame(width: 400)
    }
    #expect(size.width == 100)
    #expect(window.scrollNodes[0].contentSize.width == 540)
  }

  @Test("a scroll view that fits its content has the size of its proposal")
  func sizeOfContent() {
    var size = CGSize.zero
    let window = Window {
      ScrollView(.horizontal) {
        ScrollView([.horizontal, .vertical]) {
          HStack(spacing: 0) {
            Color.red.containerRelativeFrame(.horizontal, count: 4, spacing: 0)
              .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
            Color.blue.frame(width: 90)
          }
        }
      }
    }
    #expect(size.width == 100)
    #expect(window.scrollNodes.map(\.contentSize.width) == [190, 190])
  }

  @Test("a nested scroll view is a container with the size of its frame")
  func fixedFrame() {
    var size = CGSize.zero
    let window = Window {
      ScrollView([.horizontal, .vertical]) {
        VStack {
          ScrollView(.horizontal) {
            Color.red.containerRelativeFrame([.horizontal, .vertical], count: 2, spacing: 0)
              .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
          }
          .frame(width: 120, height: 60)
        }
      }
    }
    _ = window
    #expect(size == CGSize(width: 60, height: 30))
  }

  @Test("the frame follows the window's size")
  func resize() {
    let window = Window {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<5, id: \.self) { row in
            Button("\(row)") {}.containerRelativeFrame([.horizontal, .vertical])
          }
        }
      }
    }
    #expect(window.scrollNodes[0].contentSize == CGSize(width: 400, height: 1500))
    window.graph.configure(
      HostConfiguration(size: CGSize(width: 500, height: 200), displayScale: 2))
    window.update()
    #expect(window.scrollNodes[0].contentSize == CGSize(width: 500, height: 1000))
  }

  @Test("the alignment positions smaller content, also from right to left")
  func alignment() {
    let window = Window {
      Text("A").containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading)
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(abs(window.frame(of: "A").maxX - 400) <= 0.5)
    #expect(window.frame(of: "A").minY <= 0.5)
  }
}
