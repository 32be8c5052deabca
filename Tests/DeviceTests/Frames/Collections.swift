import SwiftUI

extension DeviceFixture {
  /// Text in a column.
  static let texts: [DeviceFixture] = [
    DeviceFixture("text/vstack-spacing", 200, 200) { _ in
      VStack {
        Text("One").measured("one")
        Text("Two").measured("two")
        Color.red.box(50, 10).measured("box")
        Text("Three").measured("three")
      }
      .measured("stack")
    }
  ]

  /// Views for each element of a collection, sections outside of lists, and views that appear.
  static let collections: [DeviceFixture] = [
    DeviceFixture("foreach/modifier", 300, 260) { _ in
      VStack(spacing: 0) {
        ForEach(0..<2) { index in
          Text("Row \(index)").measured("padded\(index)")
        }
        .padding()
        .measured("paddedLast")
        ForEach(0..<2) { index in
          Text("Row \(index)").measured("framed\(index)")
        }
        .box(120, 30)
        .background(Color.blue)
        .measured("framedLast")
      }
      .measured("stack")
    },
    DeviceFixture("foreach/nested", 300, 200) { _ in
      VStack {
        ForEach(0..<2) { row in
          HStack {
            ForEach(0..<3) { column in
              Color.blue.box(30, 20).measured("cell\(row)\(column)")
            }
          }
          .measured("row\(row)")
        }
      }
      .measured("grid")
    },
    DeviceFixture("foreach/empty", 300, 200) { _ in
      VStack {
        Text("Top").measured("top")
        ForEach([String](), id: \.self) { Text($0) }
        ForEach(0..<0) { Text("Row \($0)") }
        HStack {
          Text("A").measured("a")
          ForEach([String](), id: \.self) { Text($0) }
          Text("B").measured("b")
        }
        .measured("row")
        Text("Bottom").measured("bottom")
      }
      .measured("stack")
    },
    // A row keeps the width that its bar had when the row was made: that of "a" stays 60 after the
    // step mutate, which makes the bar 200 wide.
    DeviceFixture(
      "foreach/identity", 300, 200, steps: ["insert", "mutate", "reverse", "remove"]
    ) { step in
      VStack(alignment: .leading) {
        ForEach(Bar.bars(after: step)) { bar in
          BarRow(bar: bar)
        }
      }
      .measured("stack")
    },
    DeviceFixture("section/vstack", 300, 250) { _ in
      VStack(alignment: .leading) {
        Section {
          Text("Apple").measured("apple")
          Text("Banana").measured("banana")
        } header: {
          Text("Fruits").measured("header")
        } footer: {
          Text("Footer").measured("footer")
        }
      }
      .measured("stack")
    },
    DeviceFixture("section/hstack", 300, 200) { _ in
      HStack {
        Section {
          Text("A").measured("a")
          Text("B").measured("b")
        } header: {
          Text("Header").measured("header")
        } footer: {
          Text("Footer").measured("footer")
        }
      }
      .measured("row")
    },
    DeviceFixture("section/title", 300, 250) { _ in
      VStack(alignment: .leading, spacing: 0) {
        Section("Fruits") {
          Text("Apple").measured("apple")
        }
        Section("Vegetables") {
          Text("Carrot").measured("carrot")
        }
      }
      .measured("stack")
    },
    DeviceFixture("section/modifier", 300, 250) { _ in
      VStack(spacing: 0) {
        Section {
          Text("Apple").measured("apple")
        } header: {
          Text("Fruits").measured("header")
        }
        .padding()
        .measured("paddedLast")
        Section {
          Text("Banana").measured("banana")
        } footer: {
          Text("Footer").measured("footer")
        }
        .box(120, 30)
        .background(Color.blue)
        .measured("framedLast")
      }
      .measured("stack")
    },
    DeviceFixture("section/mixed", 300, 250) { _ in
      VStack {
        Text("Top").measured("top")
        Section {
          Text("Apple").measured("apple")
        }
        Section {
          Text("Banana").measured("banana")
        } footer: {
          Text("Footer").measured("footer")
        }
        Text("Bottom").measured("bottom")
      }
      .measured("stack")
    },
    DeviceFixture("lifecycle/appear", 320, 120, steps: ["hide", "show"]) { step in
      AppearanceCounter(showsChild: step != 1)
    },
  ]
}

private struct Bar: Identifiable {
  let id: String
  var width: CGFloat

  /// The bars after a number of steps of `foreach/identity`.
  static func bars(after step: Int) -> [Bar] {
    var bars = [Bar(id: "a", width: 60), Bar(id: "b", width: 100), Bar(id: "c", width: 140)]
    if step > 0 { bars.insert(Bar(id: "d", width: 80), at: 0) }
    if step > 1 { bars[1].width = 200 }
    if step > 2 { bars.reverse() }
    if step > 3 { bars.removeAll { $0.id == "b" } }
    return bars
  }
}

private struct BarRow: View {
  let id: String
  @State private var width: CGFloat

  init(bar: Bar) {
    id = bar.id
    _width = State(initialValue: bar.width)
  }

  var body: some View {
    Color.blue.box(width, 20).measured("row-\(id)")
  }
}

private struct AppearanceCounter: View {
  let showsChild: Bool
  @State private var appearances = 0
  @State private var disappearances = 0

  var body: some View {
    VStack(spacing: 8) {
      Text("A\(appearances) D\(disappearances)").measured("counts")
      if showsChild {
        Text("Child")
          .onAppear { appearances += 1 }
          .onDisappear { disappearances += 1 }
          .measured("child")
      }
    }
    .measured("stack")
  }
}
