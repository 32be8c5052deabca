import SwiftUI

extension DeviceFixture {
  /// Scroll views and their content.
  static let scrolling: [DeviceFixture] = [
    DeviceFixture("scroll/vertical", 300, 200) { _ in
      ScrollView { Rows(count: 3).measured("content") }
        .measured("scroll")
    },
    DeviceFixture("scroll/vertical-overflow", 300, 200) { _ in
      ScrollView { Rows(count: 20, spacing: 8).measured("content") }
        .measured("scroll")
    },
    DeviceFixture("scroll/horizontal", 300, 200) { _ in
      ScrollView(.horizontal) {
        HStack(spacing: 8) {
          ForEach(0..<12) { index in
            Color.blue.box(60, 40).measured("cell\(index)")
          }
        }
        .measured("content")
      }
      .measured("scroll")
    },
    DeviceFixture("scroll/both", 300, 200) { _ in
      ScrollView([.horizontal, .vertical]) { Color.blue.box(500, 400).measured("content") }
        .measured("scroll")
    },
    DeviceFixture("scroll/narrow-content", 300, 200) { _ in
      ScrollView { Color.blue.box(100, 400).measured("content") }
        .measured("scroll")
        .box(250, 150)
        .measured("frame")
    },
    DeviceFixture("scroll/wide-content", 300, 200) { _ in
      ScrollView { Color.blue.box(400, 400).measured("content") }
        .measured("scroll")
    },
    DeviceFixture("scroll/in-stack", 300, 200) { _ in
      VStack(spacing: 0) {
        Text("Header").measured("header")
        ScrollView { Rows(count: 20).measured("content") }
          .measured("scroll")
        Text("Footer").measured("footer")
      }
      .measured("stack")
    },
    DeviceFixture("scroll/padding", 300, 200) { _ in
      ScrollView { Rows(count: 20).padding().measured("padded") }
        .measured("scroll")
    },
    DeviceFixture("scroll/anchor-bottom", 300, 200) { _ in
      ScrollView { Rows(count: 20).measured("content") }
        .defaultScrollAnchor(.bottom)
        .measured("scroll")
    },
    DeviceFixture("scroll/modifiers", 300, 200) { _ in
      HStack(spacing: 20) {
        ScrollView(showsIndicators: false) {
          Rows(count: 20, width: 80).measured("contentA")
        }
        .measured("scrollA")
        ScrollView {
          Rows(count: 20, width: 80).measured("contentB")
        }
        .scrollIndicators(.hidden)
        .scrollDisabled(true)
        .measured("scrollB")
      }
      .measured("row")
    },
    DeviceFixture("scroll/children", 300, 200) { _ in
      HStack(alignment: .top, spacing: 20) {
        ScrollView {
          Text("Top").measured("vTop")
          Color.blue.box(60, 30).measured("vBlock")
          Text("Bottom").measured("vBottom")
        }
        .measured("vScroll")
        ScrollView(.horizontal) {
          Text("Top").measured("hTop")
          Color.blue.box(60, 30).measured("hBlock")
          Text("Bottom").measured("hBottom")
        }
        .measured("hScroll")
      }
      .measured("row")
    },
    DeviceFixture(
      "scroll/scroll-to", 300, 200, steps: ["row15", "row3-top", "row10-center", "row0"]
    ) { step in
      ScrollingTo(step: step, targets: [(15, nil), (3, .top), (10, .center), (0, nil)]) {
        VStack(spacing: 0) { IdentifiedRows(count: 20) }
          .measured("content")
      }
    },
    DeviceFixture("scroll/margins", 600, 200) { _ in
      HStack(spacing: 20) {
        ScrollView { VStack(spacing: 0) { IdentifiedRows(count: 20, prefix: "a") } }
          .contentMargins(20, for: .scrollContent)
          .measured("content")
        ScrollView { VStack(spacing: 0) { IdentifiedRows(count: 3, prefix: "b") } }
          .contentMargins(.horizontal, 12, for: .scrollContent)
          .measured("horizontal")
        ScrollView { VStack(spacing: 0) { IdentifiedRows(count: 3, prefix: "c") } }
          .contentMargins(.top, 30)
          .measured("automatic")
        ScrollView { VStack(spacing: 0) { IdentifiedRows(count: 20, prefix: "d") } }
          .contentMargins(20, for: .scrollIndicators)
          .measured("indicators")
      }
    },
    DeviceFixture("scroll/anchor-roles", 600, 200, steps: ["grow"]) { step in
      let count = step > 0 ? 25 : 20
      HStack(spacing: 20) {
        ScrollView { VStack(spacing: 0) { IdentifiedRows(count: 3, prefix: "a") } }
          .defaultScrollAnchor(.bottom, for: .alignment)
          .measured("bottomAligned")
        ScrollView { VStack(spacing: 0) { IdentifiedRows(count: 3, prefix: "b") } }
          .defaultScrollAnchor(.center, for: .alignment)
          .measured("centerAligned")
        ScrollView { VStack(spacing: 0) { IdentifiedRows(count: count, prefix: "c") } }
          .defaultScrollAnchor(.bottom, for: .sizeChanges)
          .measured("sizeChanges")
        ScrollView { VStack(spacing: 0) { IdentifiedRows(count: count, prefix: "d") } }
          .defaultScrollAnchor(.bottom)
          .defaultScrollAnchor(.bottom, for: .sizeChanges)
          .measured("bottomGrows")
      }
    },
  ]
}

/// A column of rows of a height of 20, measured as `row0` and so on.
private struct Rows: View {
  let count: Int
  var width: CGFloat = 120
  var spacing: CGFloat = 0

  var body: some View {
    VStack(spacing: spacing) {
      ForEach(0..<count, id: \.self) { index in
        Color.blue.box(width, 20).measured("row\(index)")
      }
    }
  }
}

/// Rows of a width of 120, identified by their indices and measured as `row0` and so on.
struct IdentifiedRows: View {
  let count: Int
  var prefix = "row"
  var height: CGFloat = 20

  var body: some View {
    ForEach(0..<count, id: \.self) { index in
      Color.blue.box(120, height).measured("\(prefix)\(index)").id(index)
    }
  }
}
