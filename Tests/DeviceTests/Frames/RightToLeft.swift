import SwiftUI

extension DeviceFixture {
  /// Containers, shapes and a scroll view in a right-to-left layout.
  static let rightToLeft: [DeviceFixture] = [
    DeviceFixture("layout/rtl-stacks", 320, 260) { _ in
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          Color.red.box(40, 30).measured("a")
          Color.blue.box(60, 30).measured("b")
          Spacer()
          Color.green.box(30, 30).measured("c")
        }
        .measured("hstack")
        Color.orange.box(50, 20).padding(.leading, 30).measured("padded")
        Color.purple.box(40, 20).frame(width: 120, alignment: .leading).measured("framed")
        ZStack(alignment: .topLeading) {
          Color.gray.box(100, 40).measured("zback")
          Color.black.box(20, 20).measured("zfront")
        }
        .measured("zstack")
        HStack {
          Color.red.box(30, 20).measured("ltrA")
          Color.blue.box(30, 20).measured("ltrB")
        }
        .environment(\.layoutDirection, .leftToRight)
        .measured("island")
        Text("One").measured("text")
        Color.cyan.box(30, 20).alignmentGuide(.leading) { _ in -10 }.measured("guided")
      }
      .frame(width: 300, alignment: .leading)
      .measured("vstack")
      .environment(\.layoutDirection, .rightToLeft)
    },
    DeviceFixture("layout/rtl-grid", 320, 220) { _ in
      VStack(spacing: 16) {
        Grid(horizontalSpacing: 10, verticalSpacing: 10) {
          GridRow {
            Color.red.box(40, 30).measured("a")
            Color.blue.box(60, 30).measured("b")
            Color.green.box(30, 30).measured("c")
          }
          GridRow {
            Color.orange.box(100, 30).gridCellColumns(2).measured("d")
            Color.purple.box(30, 30).measured("e")
          }
          GridRow {
            Color.gray.box(40, 30).gridColumnAlignment(.trailing).measured("f")
          }
        }
        .measured("grid")
        LazyVGrid(columns: [.init(.fixed(40)), .init(.fixed(40)), .init(.fixed(40))], spacing: 8) {
          Color.red.box(40, 20).measured("l0")
          Color.blue.box(40, 20).measured("l1")
          Color.green.box(40, 20).measured("l2")
          Color.orange.box(40, 20).measured("l3")
          Color.purple.box(40, 20).measured("l4")
        }
        .frame(width: 200)
        .measured("lazy")
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
    DeviceFixture("layout/rtl-shapes", 300, 200) { _ in
      VStack(alignment: .leading, spacing: 10) {
        HStack(spacing: 10) {
          Pointer().fill(.red).box(40, 30).measured("arrow")
          FixedPointer().fill(.blue).box(40, 30).measured("fixedArrow")
          Image(systemName: "arrow.right").measured("image")
          Image(systemName: "arrow.right")
            .flipsForRightToLeftLayoutDirection(true)
            .measured("flippedImage")
        }
        .measured("row")
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
          .box(120, 20)
          .measured("gradient")
        ZStack(alignment: .topLeading) {
          Color.clear.box(160, 40).measured("positionBox")
          Color.green.box(20, 20).position(x: 30, y: 20).measured("positioned")
        }
        .box(160, 40)
        Color.orange.box(20, 20).offset(x: 40).measured("offset")
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
    DeviceFixture("layout/rtl-scroll", 200, 80) { _ in
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<6) { index in
            Color.red.box(50, 40).measured("s\(index)")
          }
        }
        .measured("content")
      }
      .box(180, 60)
      .measured("scroll")
      .environment(\.layoutDirection, .rightToLeft)
    },
    DeviceFixture("layout/rtl-custom", 300, 120) { _ in
      WrappingRows {
        Color.red.box(60, 20).measured("c0")
        Color.blue.box(90, 20).measured("c1")
        Color.green.box(50, 20).measured("c2")
        Color.orange.box(70, 20).measured("c3")
        Color.purple.box(40, 20).measured("c4")
      }
      .frame(width: 200)
      .measured("flow")
      .environment(\.layoutDirection, .rightToLeft)
    },
  ]
}

/// A triangle that points to the trailing edge.
private struct Pointer: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    return path
  }
}

/// A triangle that points to the right in every layout direction.
private struct FixedPointer: Shape {
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated func path(in rect: CGRect) -> Path { Pointer().path(in: rect) }
}
