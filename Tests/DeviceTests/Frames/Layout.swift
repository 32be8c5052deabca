import SwiftUI

extension DeviceFixture {
  /// Frames, padding, fixed sizes, alignment guides and overlapping views, without text.
  static let layout: [DeviceFixture] = [
    DeviceFixture("layout/padding-default", 200, 100) { _ in
      Color.red.measured("inner").padding().measured("outer")
    },
    DeviceFixture("layout/padding-edges", 200, 100) { _ in
      Color.red.measured("inner")
        .padding(.leading, 30)
        .padding(.vertical)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .measured("outer")
    },
    DeviceFixture("layout/frame-fixed", 200, 200) { _ in
      Color.red.box(40, 40).measured("inner")
        .frame(width: 120, height: 80, alignment: .topLeading)
        .measured("outer")
    },
    DeviceFixture("layout/frame-flex", 300, 300) { _ in
      VStack(spacing: 0) {
        Color.red.box(40, 20).frame(minWidth: 100).measured("min")
        Color.red.box(40, 20).frame(maxWidth: 200).measured("max")
        Color.red.box(40, 20).frame(minWidth: 50, maxWidth: .infinity).measured("fill")
        Color.red.box(40, 20).frame(idealWidth: 150).fixedSize().measured("ideal")
        Color.red.frame(maxWidth: 120, maxHeight: 20).measured("clampFlexible")
        Color.red.box(250, 20).frame(maxWidth: 200).measured("overflow")
      }
    },
    DeviceFixture("layout/fixed-size", 200, 200) { _ in
      VStack(spacing: 0) {
        Color.red.fixedSize().measured("both")
        Color.blue.fixedSize(horizontal: true, vertical: false)
          .frame(height: 30)
          .measured("horizontal")
      }
    },
    DeviceFixture("layout/alignment-guide", 300, 200) { _ in
      VStack(alignment: .leading, spacing: 4) {
        Color.red.box(100, 20).alignmentGuide(.leading) { $0[.trailing] }.measured("a")
        Color.blue.box(50, 20).measured("b")
        Color.green.box(30, 20).alignmentGuide(.leading) { $0.width / 2 }.measured("c")
      }
      .measured("stack")
    },
    DeviceFixture("layout/group-modifier", 300, 100) { _ in
      HStack(spacing: 0) {
        Group {
          Color.red.measured("a")
          Color.blue.measured("b")
        }
        .box(50, 50)
        .padding(5)
        Color.green.measured("c")
      }
    },
    DeviceFixture("layout/zstack", 200, 200) { _ in
      ZStack(alignment: .bottomTrailing) {
        Color.red.box(100, 100).measured("a")
        Color.blue.box(30, 30).measured("b")
      }
      .measured("stack")
    },
    DeviceFixture("layout/zstack-fill", 200, 200) { _ in
      ZStack(alignment: .topLeading) {
        Color.red.measured("fill")
        Color.blue.box(30, 30).measured("b")
      }
    },
  ]
}
