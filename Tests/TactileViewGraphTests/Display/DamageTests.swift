import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Damage: changes redraw only what looks different.
@MainActor
@Suite struct DamageTests {
  struct Plate: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .padding(.horizontal, 12)
        .padding(.vertical, 10)
        .background(RoundedRectangle(cornerRadius: 8).fill(configuration.isPressed ? .red : .blue))
    }
  }

  /// Rows of ten buttons.
  struct Grid: View {
    let count: Int
    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(0..<(count + 9) / 10, id: \.self) { row in
          HStack(spacing: 8) {
            ForEach(0..<10, id: \.self) { Button(String(row * 10 + $0)) {} }
          }
        }
      }
      .buttonStyle(Plate())
      .font(.system(size: 14))
      .frame(width: 1600, height: 1200, alignment: .top)
      .clipped()
    }
  }

  @Test("one of n buttons is pressed: the damage is its bounds", arguments: WorkSizes.all)
  func press(count: Int) {
    let window = Window(size: CGSize(width: 1600, height: 1200)) { Grid(count: count) }
    let frame = window.frame(of: "5")
    _ = window.graph.removeDamage()
    window.down(at: CGPoint(x: frame.midX, y: frame.midY), .mouse(button: 0))
    let damage = window.graph.removeDamage()
    #expect(damage.rects == [frame])
    // The clip around everything, and in it the plate, its title and what only touches them.
    guard case .group(_, let items)? = window.graph.displayList(in: frame).items.first?.content
    else {
      Issue.record("no clip")
      return
    }
    #expect(items.count == 2)
  }

  @Test("a divider grows in place: the damage is the area it covers now")
  func growth() {
    var length: Binding<CGFloat>?
    let line = Window {
      Stateful(CGFloat(100)) { binding in
        let _ = length = binding
        Divider().frame(width: binding.wrappedValue)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    _ = line.graph.removeDamage()
    length?.wrappedValue = 160
    line.update()
    #expect(line.graph.removeDamage().bounds.maxX == 160)
  }

  @Test("a title changes without changing its size: the damage is the area of its glyphs")
  func title() {
    struct Content: View {
      @State var title = "a"
      let register: (Binding<String>) -> Void
      var body: some View {
        register($title)
        return VStack {
          Text(title).font(.system(size: 20))
          Text("other")
        }
      }
    }
    var title: Binding<String>?
    let window = Window { Content { title = $0 } }
    let frame = window.frame(of: "a")
    _ = window.graph.removeDamage()
    title?.wrappedValue = "b"
    window.update()
    #expect(window.graph.removeDamage().rects == [frame.insetBy(dx: -5, dy: -10)])
  }

  /// A red square that a story moves, turns or takes away.
  struct Square: View {
    enum Change { case nothing, moved, removed, turned, shadowed, behind, hidden }
    @State var change = Change.nothing
    let register: (Binding<Change>) -> Void

    var body: some View {
      register($change)
      return ZStack(alignment: .topLeading) {
        if change != .removed {
          Color.red.frame(width: 20, height: 20)
            .rotationEffect(.degrees(change == .turned ? 45 : 0))
            .shadow(color: change == .shadowed ? .black : .clear, radius: 4, y: 6)
            .opacity(change == .hidden ? 0 : 1)
            .padding(.leading, change == .moved ? 100 : 0)
            .zIndex(change == .behind ? -1 : 0)
        }
        Color.blue.frame(width: 200, height: 10)
      }
      .frame(width: 400, height: 300, alignment: .topLeading)
      .padding(0)
    }
  }

  private func damage(_ change: Square.Change) -> [CGRect] {
    var binding: Binding<Square.Change>?
    let window = Window(scale: 1) { Square { binding = $0 }.padding(.top, 50) }
    _ = window.graph.removeDamage()
    binding?.wrappedValue = change
    window.update()
    return window.graph.removeDamage().rects
  }

  @Test("a view that moves damages its old and its new place")
  func moved() {
    #expect(
      damage(.moved) == [
        CGRect(x: 0, y: 25, width: 20, height: 20), CGRect(x: 100, y: 25, width: 20, height: 20),
      ])
  }

  @Test("a view that is removed, fades out or changes its z-order is damaged")
  func removed() {
    let own = [CGRect(x: 0, y: 25, width: 20, height: 20)]
    #expect(damage(.removed) == own)
    #expect(damage(.hidden) == own)
    #expect(damage(.behind) == own)
    #expect(damage(.nothing) == [])
  }

  @Test("damage includes rotated corners and shadows outside of the frame")
  func effects() {
    // The diagonal is 28.28 long.
    #expect(damage(.turned) == [CGRect(x: 0, y: 20, width: 25, height: 30)])
    // Twelve points of blur around, six lower, and a pixel for rounding.
    #expect(damage(.shadowed) == [CGRect(x: 0, y: 18, width: 33, height: 46)])
  }

  @Test("views that change their z-order are redrawn")
  func reordered() {
    struct Content: View {
      @State var colors = [Color.red, .blue]
      let register: (Binding<[Color]>) -> Void
      var body: some View {
        register($colors)
        return ZStack {
          ForEach(colors, id: \.self) { $0.frame(width: 10, height: 10) }
        }
      }
    }
    var colors: Binding<[Color]>?
    let window = Window { Content { colors = $0 } }
    _ = window.graph.removeDamage()
    colors?.wrappedValue = [.blue, .red]
    window.update()
    #expect(window.graph.removeDamage().rects == [CGRect(x: 195, y: 145, width: 10, height: 10)])
  }

  @Test("a changed size or color scheme of the window redraws all of it")
  func reconfigured() {
    let window = Window { Text("a") }
    _ = window.graph.removeDamage()
    window.graph.configure(
      HostConfiguration(size: CGSize(width: 200, height: 100), colorScheme: .dark))
    window.update()
    #expect(window.graph.removeDamage().rects == [CGRect(x: 0, y: 0, width: 200, height: 100)])
  }
}
