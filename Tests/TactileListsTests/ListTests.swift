import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct ListTests {
  private func window(@ViewBuilder _ content: () -> some View) -> Window {
    Window(size: CGSize(width: 400, height: 600)) { List { content() } }
  }

  @Test("6.4.16: a margin at the top takes the place of the list's own, in both looks")
  func topMargin() {
    func top(_ look: SystemLook, _ margin: CGFloat?) -> CGFloat {
      SystemLook.$standard.withValue(look) {
        let window = Window {
          if let margin {
            List { Text("Row") }.contentMargins(.top, margin)
          } else {
            List { Text("Row") }
          }
        }
        return (window.frame(of: "Row").midY - (look == .iOS26 ? 26 : 22)).rounded()
      }
    }
    #expect(top(.iOS26, nil) == 35 && top(.iOS18, nil) == 35)
    #expect(top(.iOS26, 0) == 11 && top(.iOS18, 0) == 7)
    #expect(top(.iOS26, 20) == 31 && top(.iOS18, 20) == 27)
  }

  @Test(
    "2.7.81e: the element of a row with a single text is as large as the row, and those of several texts are not"
  )
  func rowElements() throws {
    let window = Window {
      List {
        Text("One")
        HStack {
          Text("Two")
          Spacer()
          Text("2")
        }
        Text("Three").accessibilityLabel("3")
      }
    }
    let frames = window.graph.accessibilityElements.flatMap(\.flattened)
      .filter { $0.children.isEmpty }.map(\.frame)
    #expect(frames.map(\.width).map { $0 == 368 } == [true, false, false, true])
    #expect(frames[0].height == 52 && frames[1].height < 30)
  }

  @Test(
    "rows are 52 points high and inset by 16 points on both sides")
  func rows() {
    let window = window {
      Text("A")
      Text("B")
    }
    let (first, second) = (window.frame(of: "A"), window.frame(of: "B"))
    #expect(first.minX == CGFloat(32))
    #expect(second.midY - first.midY == CGFloat(52))
    #expect(window.fills.contains { $0.rect == CGRect(x: 16, y: 35, width: 368, height: 52) })
  }

  @Test("only visible rows are created")
  func lazy() {
    let window = Window(size: CGSize(width: 400, height: 300)) {
      List(0..<1000) { Text("\($0)") }
    }
    #expect(window.graph.texts.count < 30)
  }

  @Test("a row has its own background, separator and insets")
  func traits() {
    let window = window {
      Text("A").listRowBackground(Color.red)
      Text("B").listRowSeparator(.hidden)
      Text("C").listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
        .listRowSeparatorTint(.green)
    }
    #expect(window.fill(SystemColor.red) == CGRect(x: 16, y: 35, width: 368, height: 52))
    #expect(window.frame(of: "C").minX == CGFloat(66))
    #expect(window.fill(SystemColor.green) == nil)
    // The last row has no line, so that its tint shows only above another one.
    let line = RGBAColor.bytes(0, 0, 0, 0.09)
    #expect(window.fills.count { $0.color == line } == 1)
    let tinted = self.window {
      Text("A").listRowSeparatorTint(.green)
      Text("B")
    }
    #expect(tinted.fill(SystemColor.green)?.height == 1)
  }

  @Test("plain lists extend from edge to edge")
  func plain() {
    let window = Window { List { Text("A") }.listStyle(.plain) }
    #expect(window.frame(of: "A").minX == CGFloat(16))
  }
}

extension Window {
  /// Where the system's color is filled first.
  fileprivate func fill(_ color: SystemColor) -> CGRect? {
    fills.first { $0.color == color.value(in: .light) }?.rect
  }
}
