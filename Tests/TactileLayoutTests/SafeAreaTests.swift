import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileNavigation
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Safe area insets, views that ignore them, and views that respect them (rule 6.1.15).
@MainActor
@Suite struct SafeAreaTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// The frames of all fills, from back to front, in a window of 400 by 300 points.
  private func fills(@ViewBuilder _ content: () -> some View) -> [CGRect] {
    Window(content).fills.map(\.rect)
  }

  @Test("6.1.2: a spacer with padding, of the safe area or not, shares the space with other views")
  func spacer() {
    #expect(
      fills {
        VStack(spacing: 0) {
          Spacer().safeAreaPadding(.vertical, 10)
          Color.red
        }
      } == [rect(0, 150, 400, 150)])
    #expect(
      fills {
        VStack(spacing: 0) {
          Spacer().padding(.vertical, 10)
          Color.red
        }
      } == [rect(0, 150, 400, 150)])
  }

  @Test("6.1.16: a symbol below a bar has its baseline, also where the bar leaves it little height")
  func baseline() {
    /// The distance between the top of a bar and that of a text beside the symbol.
    func distance(_ bar: String) -> CGFloat {
      let window = Window {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Image(systemName: "star").font(.system(size: 18)).safeAreaInset(edge: .top, spacing: 0) {
            Text(bar).font(.system(size: 17))
          }
          Text("B")
        }
      }
      return window.frame(of: "B").minY - window.frame(of: bar).minY
    }
    // The guides are those in the view's own size, which has room for two lines of a bar as narrow as the symbol.
    #expect(distance("AAAA") == distance("A\nA"))
  }

  @Test("a bar reduces the view by its length at each edge, and is aligned")
  func edges() {
    let bar = Color.blue.frame(width: 20, height: 50)
    #expect(
      fills { Color.red.safeAreaInset(edge: .bottom, spacing: 0) { bar } }
        == [rect(0, 0, 400, 250), rect(190, 250, 20, 50)])
    #expect(
      fills { Color.red.safeAreaInset(edge: .top, alignment: .trailing, spacing: 4) { bar } }
        == [rect(0, 54, 400, 246), rect(380, 0, 20, 50)])
    #expect(
      fills { Color.red.safeAreaInset(edge: .leading, alignment: .top, spacing: 0) { bar } }
        == [rect(20, 0, 380, 300), rect(0, 0, 20, 50)])
    #expect(
      fills { Color.red.safeAreaInset(edge: .trailing, spacing: 0) { bar } }
        == [rect(0, 0, 380, 300), rect(380, 125, 20, 50)])
    #expect(
      fills {
        Color.red.safeAreaInset(edge: .leading, alignment: .top, spacing: 0) { bar }
          .environment(\.layoutDirection, .rightToLeft)
      } == [rect(0, 0, 380, 300), rect(380, 0, 20, 50)])
    #expect(
      fills { Color.red.safeAreaBar(edge: .bottom, spacing: 0) { bar } }
        == [rect(0, 0, 400, 250), rect(190, 250, 20, 50)])
  }

  @Test("the default spacing is that of a stack; a bar without views takes no space")
  func spacing() {
    #expect(
      fills { Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 50) } }
        == [rect(0, 0, 400, 242), rect(0, 250, 400, 50)])
    #expect(
      fills { Color.red.safeAreaInset(edge: .bottom) { if false { Color.blue } } }
        == [rect(0, 0, 400, 300)])
    let warnings = RuntimeWarning.collect {
      _ = fills { Color.red.safeAreaInset(edge: .top, spacing: .nan) { Color.blue } }
    }
    #expect(warnings.count == 1)
  }

  @Test("a view with a bar has the size of both, and keeps its alignment guides")
  func size() {
    var size = CGSize.zero
    let window = Window {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("A").safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(width: 5, height: 50) }
          .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
        Text("B")
      }
    }
    #expect(size.height == window.frame(of: "A").height + CGFloat(50))
    #expect(window.frame(of: "A").minY == window.frame(of: "B").minY)
  }

  @Test("a view that ignores the safe area extends under adjacent bars, at the given edges")
  func ignoring() {
    let bar = Color.blue.frame(height: 50)
    #expect(
      fills { Color.red.ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { bar } }
        == [rect(0, 0, 400, 300), rect(0, 250, 400, 50)])
    #expect(
      fills {
        Color.red.ignoresSafeArea(edges: .top).safeAreaInset(edge: .bottom, spacing: 0) { bar }
      }.first == rect(0, 0, 400, 250))
    #expect(
      fills {
        Color.red.ignoresSafeArea(.keyboard).safeAreaInset(edge: .bottom, spacing: 0) { bar }
      }.first == rect(0, 0, 400, 250))
    #expect(
      fills {
        Color.red.edgesIgnoringSafeArea(.all).frame(height: 100)
          .frame(maxHeight: .infinity)
          .safeAreaInset(edge: .bottom, spacing: 0) { bar }
      }.first == rect(0, 75, 400, 100))
    #expect(
      fills { Color.red.ignoresSafeArea() } == [rect(0, 0, 400, 300)])
  }

  @Test("content extends under both bars at an edge, an inner bar's only under the outer one")
  func nested() {
    #expect(
      fills {
        Color.red.ignoresSafeArea()
          .safeAreaInset(edge: .bottom, spacing: 0) {
            Color.green.frame(height: 30).background(.orange)
          }
          .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
      } == [
        rect(0, 0, 400, 300), rect(0, 250, 400, 50), rect(0, 250, 400, 30), rect(0, 280, 400, 20),
      ])
  }

  @Test("6.1.15: a style as background extends under bars, unless told otherwise")
  func backgrounds() {
    func first(_ edges: Edge.Set?) -> CGRect? {
      fills {
        Group {
          if let edges {
            Color.clear.background(.red, ignoresSafeAreaEdges: edges)
          } else {
            Color.clear.background(.red)
          }
        }
        .safeAreaPadding(.bottom, 50).safeAreaPadding(.leading, 30)
      }.first
    }
    #expect(first(nil) == rect(0, 0, 400, 300))
    #expect(first([]) == rect(30, 0, 370, 250))
    #expect(first(.leading) == rect(0, 0, 400, 250))
    #expect(
      fills {
        Color.clear.overlay(.red, ignoresSafeAreaEdges: .bottom).safeAreaPadding(.bottom, 50)
      }.last == rect(0, 0, 400, 300))
    #expect(
      fills {
        Color.clear.background(.red, ignoresSafeAreaEdges: .leading)
          .safeAreaPadding(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
          .environment(\.layoutDirection, .rightToLeft)
      }.first == rect(0, 0, 400, 300))
  }

  @Test("6.1.15: a color or a gradient counts as a style unless it is in a closure")
  func colorsAreStyles() {
    let whole = rect(0, 0, 400, 300)
    #expect(fills { Color.clear.background(Color.red).safeAreaPadding(50) }.first == whole)
    #expect(fills { Color.clear.overlay(Color.red).safeAreaPadding(50) }.last == whole)
    #expect(
      fills { Color.clear.background { Color.red }.safeAreaPadding(50) }.first
        == rect(50, 50, 300, 200))
    #expect(
      fills { Color.clear.background(Rectangle()).safeAreaPadding(50) }.first
        == rect(50, 50, 300, 200))
    let colors = [Color.red, .blue]
    let window = Window {
      Color.clear.background(
        LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
      ).safeAreaPadding(50)
    }
    #expect(window.display.description.contains("400×300"))
  }

  @Test("safeAreaPadding is 16 points by default, and 0 for a NaN length")
  func padding() {
    #expect(fills { Color.red.safeAreaPadding() } == [rect(16, 16, 368, 268)])
    #expect(fills { Color.red.safeAreaPadding(10) } == [rect(10, 10, 380, 280)])
    let warnings = RuntimeWarning.collect {
      #expect(fills { Color.red.safeAreaPadding(CGFloat.nan) } == [rect(0, 0, 400, 300)])
    }
    #expect(warnings.count == 1)
  }

  @Test("a GeometryProxy has the safe area insets, and is updated when a bar grows")
  func proxy() {
    var told: [EdgeInsets] = []
    let window = Window {
      Stateful(CGFloat(50)) { height in
        Color.red
          .onGeometryChange(for: EdgeInsets.self, of: \.safeAreaInsets) { told.append($0) }
          .safeAreaInset(edge: .bottom, spacing: 0) {
            Button("grow") { height.wrappedValue = 80 }
              .frame(height: height.wrappedValue)
          }
          .safeAreaPadding(.leading, 7)
          .environment(\.layoutDirection, .rightToLeft)
      }
    }
    #expect(told == [EdgeInsets(top: 0, leading: 7, bottom: 50, trailing: 0)])
    window.tap("grow")
    #expect(told.last == EdgeInsets(top: 0, leading: 7, bottom: 80, trailing: 0))
    let free = Window {
      Color.red.onGeometryChange(for: EdgeInsets.self, of: \.safeAreaInsets) { told.append($0) }
    }
    #expect(told.last == EdgeInsets())
    _ = free
  }

  @Test("views under a bar are hit where the bar shows nothing")
  func hits() {
    let journal = Journal()
    let window = Window {
      ScrollView {
        Button("under") { journal.note("under") }.frame(width: 400, height: 300)
          .buttonStyle(FilledStyle())
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Button("bar") { journal.note("bar") }.buttonStyle(FilledStyle())
          .frame(width: 100, height: 50).frame(maxWidth: .infinity)
      }
    }
    window.touch(point(200, 275))
    #expect(journal.entries == ["bar"])
    window.touch(point(20, 275))
    #expect(journal.entries == ["bar", "under"])
  }

  @Test("in a navigation stack colors extend under the bar, and lists don't scroll there")
  func navigation() {
    let window = Window {
      NavigationStack {
        ScrollView { Color.green.frame(width: 400, height: 1000) }
          .background { Color.red.ignoresSafeArea() }
          .navigationTitle("title").navigationBarTitleDisplayMode(.inline)
      }
    }
    let red = window.fills.first { $0.color == window.red }
    #expect(red?.rect == rect(0, 0, 400, 300))
    window.touch(point(200, 20))
    #expect(window.clips == [rect(0, 64, 400, 236)])
  }
}

extension Window {
  /// The color red as it is drawn.
  fileprivate var red: RGBAColor? { Window { Color.red }.fills.first?.color }

  /// Where what scrolls is cut off.
  fileprivate var clips: [CGRect] {
    func collect(_ items: [DisplayList.Item], _ offset: CGPoint) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        let origin = CGPoint(x: offset.x + item.origin.x, y: offset.y + item.origin.y)
        guard case .group(let effect, let items) = item.content else { return [] }
        var found = collect(items, origin)
        if case .clip(let path, _) = effect {
          found.append(path.boundingRect.offsetBy(dx: origin.x, dy: origin.y))
        }
        return found
      }
    }
    return collect(display.items, .zero)
  }
}

/// A button that is hit wherever its frame is.
private struct FilledStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
  }
}
