import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Overlays and backgrounds made from preferences (rule 5.14).
@MainActor
@Suite struct PreferenceReaderTests {
  /// A window whose content depends on a step, and the binding to set it.
  private func stage(
    @ViewBuilder _ content: @escaping (Int) -> some View
  ) throws -> (window: Window, step: Binding<Int>) {
    var step: Binding<Int>?
    let window = Window { Stepping(register: { step = $0 }, content: content) }
    return (window, try #require(step))
  }

  @Test("5.14: an overlay shows the preference in the first frame, and follows changes")
  func overlay() throws {
    let (window, step) = try stage { step in
      HStack {
        Text("a").named("x\(step)")
        Text("b").named("y")
      }
      .overlayPreferenceValue(Names.self) { Text($0.joined(separator: "+")).fixedSize() }
    }
    #expect(window.texts == ["a", "b", "x0+y"])
    step.wrappedValue = 1
    window.update()
    #expect(window.texts == ["a", "b", "x1+y"])
  }

  @Test("5.14: a background is behind the view, gets the default without a value, and is aligned")
  func background() {
    let window = Window(size: CGSize(width: 200, height: 100)) {
      Color.red.frame(width: 100, height: 40)
        .backgroundPreferenceValue(Names.self, alignment: .bottomTrailing) { names in
          Text("\(names.count)").font(.system(size: 10))
        }
    }
    #expect(window.frame(of: "0") == CGRect(x: 140, y: 58, width: 10, height: 12))
    let first = window.display.items.first.map { "\($0.content)" } ?? ""
    #expect(first.hasPrefix("text"))
  }

  @Test("preferences of an inner overlay reach an outer reader")
  func nestedReaders() throws {
    let journal = Journal()
    let (window, step) = try stage { step in
      HStack {
        Text("a").named("a\(step)")
          .overlayPreferenceValue(Names.self) { names in
            Text("inner").named("\(names)").padding(CGFloat(step))
          }
        Text("b")
      }
      .overlayPreferenceValue(Names.self) { names in
        journal.note("outer \(names)")
        return Text("\(names.count)")
      }
    }
    #expect(journal.entries == [#"outer ["a0", "[\"a0\"]"]"#])
    #expect(window.texts.contains("2"))
    journal.clear()
    step.wrappedValue = 1
    window.update()
    #expect(journal.entries == [#"outer ["a1", "[\"a1\"]"]"#])
  }

  @Test("the closure runs again only for a changed value, or if it changed itself")
  func evaluations() throws {
    struct Reader<Content: View>: View {
      let journal: Journal
      @ViewBuilder let content: Content

      var body: some View {
        content.overlayPreferenceValue(Names.self) { names in
          journal.note("\(names)")
          return Text("over")
        }
      }
    }
    struct Row: View {
      @Binding var step: Int
      var body: some View { Text("row \(step)").named(step < 2 ? "low" : "high") }
    }
    let journal = Journal()
    var step: Binding<Int>?
    let window = Window {
      Passing(register: { step = $0 }) { step in
        Reader(journal: journal) { Row(step: step) }
      }
    }
    #expect(journal.entries == [#"["low"]"#])
    step?.wrappedValue = 1
    window.update()
    #expect(window.texts.contains("row 1"))
    #expect(journal.entries.count == 1)
    step?.wrappedValue = 2
    window.update()
    #expect(journal.entries == [#"["low"]"#, #"["high"]"#])
  }

  @Test("views in an overlay keep their state when the value changes")
  func stateInside() throws {
    struct Counter: View {
      @State private var count = 0
      let title: String
      var body: some View { Button("\(title) \(count)") { count += 1 } }
    }
    let (window, step) = try stage { step in
      Color.red.named("n\(step)")
        .overlayPreferenceValue(Names.self) { Counter(title: $0.first ?? "") }
    }
    window.tap("n0 0")
    window.settle()
    #expect(window.texts == ["n0 1"])
    step.wrappedValue = 1
    window.update()
    #expect(window.texts == ["n1 1"])
    window.settle()
  }

  @Test("S2: a copy of a label covers the label's rectangle, and receives the events")
  func anchoredCopy() {
    struct Bounds: PreferenceKey {
      static var defaultValue: Anchor<CGRect>? { nil }
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
      }
    }
    let journal = Journal()
    let window = Window(size: CGSize(width: 200, height: 100)) {
      Button("below") { journal.note("below") }
        .buttonStyle(.plain).padding(3)
        .anchorPreference(key: Bounds.self, value: .bounds, transform: { $0 })
        .padding(20)
        .overlayPreferenceValue(Bounds.self) { anchor in
          if let anchor {
            GeometryReader { proxy in
              let rect = proxy[anchor]
              Button("over") { journal.note("over \(rect.width) \(rect.height)") }
                .buttonStyle(.plain)
                .frame(width: rect.width, height: rect.height)
                .background(Color.red)
                .offset(x: rect.minX, y: rect.minY)
            }
          }
        }
        .font(.system(size: 10))
    }
    #expect(window.frame(of: "below") == CGRect(x: 75, y: 44, width: 50, height: 12))
    #expect(window.frame(of: "over").center == window.frame(of: "below").center)
    window.click("below")
    #expect(journal.entries == ["over 56.0 18.0"])
    window.settle()
  }

  /// Points and rectangles of views, by name.
  private struct Spots: PreferenceKey {
    static let defaultValue: [String: Anchor<[CGPoint]>] = [:]
    static func reduce(
      value: inout [String: Anchor<[CGPoint]>], nextValue: () -> [String: Anchor<[CGPoint]>]
    ) {
      value.merge(nextValue()) { $1 }
    }
  }

  @Test("an overlay follows views that their siblings move, with several anchors of one view")
  func movedAnchors() throws {
    struct Row: View {
      var body: some View {
        Color.red.frame(width: 20, height: 10)
          .anchorPreference(
            key: Spots.self, value: .init([.topLeading, .center, .point(CGPoint(x: 1, y: 2))])
          ) { ["row": $0] }
      }
    }
    let journal = Journal()
    let (window, step) = try stage { step in
      HStack(spacing: 0) {
        Color.blue.frame(width: CGFloat(10 + step * 30), height: 10)
        Row()
      }
      .padding(.bottom, 6)
      .overlayPreferenceValue(Spots.self) { spots in
        GeometryReader { proxy in
          let points = spots["row"].map { proxy[$0] } ?? []
          let _ = journal.note(points.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))
        }
      }
    }
    #expect(journal.entries.last == "10,0 20,5 11,2")
    step.wrappedValue = 1
    window.update()
    #expect(journal.entries.last == "40,0 50,5 41,2")
  }

  @Test("transformAnchorPreference adds to the content's anchors; without any there is no anchor")
  func addedAnchors() {
    struct Bounds: PreferenceKey {
      static let defaultValue: [Anchor<CGRect?>] = []
      static func reduce(value: inout [Anchor<CGRect?>], nextValue: () -> [Anchor<CGRect?>]) {
        value += nextValue()
      }
    }
    let journal = Journal()
    _ = Window(size: CGSize(width: 200, height: 100)) {
      Color.red.frame(width: 20, height: 10)
        .transformAnchorPreference(key: Bounds.self, value: .init(.bounds)) { $0.append($1) }
        .padding(5)
        .transformAnchorPreference(key: Bounds.self, value: .init(.bounds)) { $0.append($1) }
        .transformAnchorPreference(key: Bounds.self, value: .init(nil)) { $0.append($1) }
        .backgroundPreferenceValue(Bounds.self) { bounds in
          GeometryReader { proxy in
            let widths = bounds.map { proxy[$0].map { "\(Int($0.minX)) \(Int($0.width))" } ?? "-" }
            let _ = journal.note(widths.joined(separator: ", "))
          }
        }
    }
    #expect(journal.entries == ["5 20, 0 30, -"])
  }

  @Test("equal anchors have the same place in the window")
  func equality() {
    struct Found: PreferenceKey {
      static let defaultValue: [Anchor<CGRect>] = []
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
      }
    }
    var found: [Anchor<CGRect>] = []
    _ = Window {
      ZStack {
        ForEach(0..<3, id: \.self) { index in
          Color.red.frame(width: 10, height: 10).offset(x: index == 2 ? 1 : 0)
            .anchorPreference(key: Found.self, value: .bounds) { [$0] }
            .padding(.leading, index == 2 ? 1 : 0)
        }
      }
      .overlayPreferenceValue(Found.self) { anchors in
        let _ = found = anchors
      }
    }
    #expect(found.count == 3)
    #expect(found.count == 3 && found[0] == found[1] && found[0] != found[2])
    #expect(Set(found).count == 2)
  }

  @Test("the article's line is under the selected tab, and moves to the next one")
  func tabs() {
    let window = Window(size: CGSize(width: 300, height: 100)) { Tabs() }
    func line() -> String? {
      window.display.description.split(separator: "\n").last { $0.contains("fill rect") }
        .map { String($0.trimmingCharacters(in: .whitespaces)) }
    }
    let (first, second) = (window.frame(of: "Tab 1"), window.frame(of: "Tab 2"))
    #expect(line()?.hasPrefix("fill rect (\(first.minX.concise), \(first.maxY.concise))") == true)
    window.tap("Tab 2")
    window.settle()
    #expect(
      line()?.hasPrefix("fill rect (\(second.minX.concise), \(second.maxY.concise))") == true)
  }
}

private struct ChosenBounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct Tabs: View {
  @State private var chosen = 0

  var body: some View {
    HStack {
      ForEach(0..<3, id: \.self) { index in
        Button("Tab \(index + 1)") { withAnimation { chosen = index } }
          .anchorPreference(key: ChosenBounds.self, value: .bounds) {
            index == chosen ? $0 : nil
          }
      }
    }
    .overlayPreferenceValue(ChosenBounds.self) { bounds in
      if let bounds {
        GeometryReader { proxy in
          Color.accentColor
            .frame(width: proxy[bounds].width, height: 2)
            .offset(x: proxy[bounds].minX, y: proxy[bounds].maxY)
        }
      }
    }
  }
}
