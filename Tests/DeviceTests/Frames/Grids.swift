import SwiftUI

extension DeviceFixture {
  /// Grids of rows.
  static let grids: [DeviceFixture] = [
    DeviceFixture("grid/basic", 320, 200) { _ in
      Grid {
        GridRow {
          Text("A").measured("a")
          Text("BB").measured("bb")
          Text("CCC").measured("ccc")
        }
        .measured("row1")
        GridRow {
          Color.red.box(30, 20).measured("red")
          Text("E").measured("e")
          Color.blue.box(50, 40).measured("blue")
        }
        GridRow {
          Text("G").measured("g")
          Text("H").measured("h")
        }
      }
      .measured("grid")
    },
    DeviceFixture("grid/spacing", 320, 200) { _ in
      Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
        GridRow {
          Text("A").measured("a")
          Color.red.box(30, 30).measured("red")
        }
        GridRow {
          Color.blue.box(60, 20).measured("blue")
          Text("H").measured("h")
        }
      }
      .measured("grid")
    },
    DeviceFixture("grid/modifiers", 320, 240) { _ in
      Grid(alignment: .leading) {
        GridRow {
          Text("Header").gridCellColumns(2).measured("header")
          Text("CCC").measured("ccc")
        }
        GridRow {
          Text("A").gridColumnAlignment(.trailing).measured("a")
          Color.red.box(60, 40).measured("red")
          Text("E").gridCellAnchor(.bottomTrailing).measured("e")
        }
        Color.green.frame(height: 4).measured("divider")
        GridRow {
          Color.blue.gridCellUnsizedAxes(.horizontal).frame(height: 20).measured("blue")
          Text("H").measured("h")
        }
      }
      .measured("grid")
    },
    DeviceFixture("grid/alignment", 320, 200) { _ in
      HStack(alignment: .top, spacing: 16) {
        Grid(alignment: .bottomTrailing) {
          GridRow {
            Text("A").measured("a")
            Color.red.box(40, 40).measured("red")
          }
          GridRow {
            Color.blue.box(60, 20).measured("blue")
            Text("H").measured("h")
          }
        }
        .measured("bottomTrailing")
        Grid(alignment: .center) {
          GridRow {
            Text("A").measured("ca")
            Color.red.box(40, 40).measured("cred")
          }
          GridRow {
            Color.blue.box(60, 20).measured("cblue")
            Text("H").measured("ch")
          }
        }
        .measured("center")
      }
      .measured("row")
    },
    DeviceFixture("grid/flexible", 320, 200) { _ in
      Grid {
        GridRow {
          Text("A").measured("a")
          Color.red.frame(height: 20).measured("red")
          Text("CCC").measured("ccc")
        }
        GridRow {
          Color.blue.frame(height: 30).measured("blue")
          Text("E").measured("e")
          Color.green.frame(height: 30).measured("green")
        }
      }
      .frame(width: 280)
      .measured("grid")
    },
  ]

  /// Lazy grids.
  static let lazyGrids: [DeviceFixture] = [
    DeviceFixture("lazy/grids", 320, 300) { _ in
      VStack(spacing: 16) {
        LazyVGrid(
          columns: [
            GridItem(.fixed(60)), GridItem(.flexible()),
            GridItem(.flexible(minimum: 20, maximum: 80)),
          ],
          spacing: 4
        ) {
          ForEach(0..<6) { index in
            Color.red.frame(height: 20).measured("cell\(index)")
          }
        }
        .frame(width: 280)
        .measured("columns")
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8
        ) {
          ForEach(0..<5) { index in
            Color.blue.frame(height: 24).measured("adaptive\(index)")
          }
        }
        .frame(width: 240)
        .measured("adaptive")
        LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
          ForEach(0..<5) { index in
            Color.green.frame(width: 40).measured("hcell\(index)")
          }
        }
        .frame(height: 70)
        .measured("rows")
      }
      .measured("stack")
    },
    DeviceFixture("lazy/grid-alignment", 300, 200) { _ in
      let columns = [
        GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
        GridItem(.fixed(60), alignment: .bottomTrailing),
      ]
      VStack(spacing: 16) {
        LazyVGrid(columns: columns, alignment: .trailing, spacing: 4) {
          Color.red.box(20, 20).measured("t0")
          Color.red.box(20, 40).measured("t1")
          Color.red.box(20, 20).measured("t2")
          Color.blue.box(20, 20).measured("t3")
        }
        .frame(width: 240)
        .measured("trailing")
        LazyVGrid(columns: columns, alignment: .leading, spacing: 4) {
          Color.red.box(20, 20).measured("l0")
          Color.red.box(20, 40).measured("l1")
          Color.red.box(20, 20).measured("l2")
        }
        .frame(width: 240)
        .measured("leading")
      }
    },
    DeviceFixture("lazy/grid-sections", 300, 300) { _ in
      ScrollView {
        LazyVGrid(columns: [.init(.fixed(60)), .init(.fixed(60)), .init(.fixed(60))], spacing: 4) {
          Section {
            ForEach(0..<5) { index in
              Color.red.frame(height: 20).measured("a\(index)")
            }
          } header: {
            Color.gray.frame(height: 24).measured("aH")
          } footer: {
            Color.black.frame(height: 16).measured("aF")
          }
          Section {
            // The identifiers of the cells are unique in the grid.
            ForEach(10..<14) { index in
              Color.blue.frame(height: 20).measured("b\(index - 10)")
            }
          } header: {
            Text("Second").measured("bH")
          }
        }
        .measured("grid")
      }
      .frame(width: 240)
      .measured("scroll")
    },
  ]
}
