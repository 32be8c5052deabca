import SwiftUI

extension DeviceFixture {
  /// Horizontal and vertical stacks, spacers and dividers, without text.
  static let stacks: [DeviceFixture] = [
    DeviceFixture("layout/spacing-default", 300, 100) { _ in
      HStack {
        Color.red.box(50, 50).measured("a")
        Color.blue.box(50, 50).measured("b")
        Color.green.box(50, 50).measured("c")
      }
      .measured("stack")
    },
    DeviceFixture("layout/divider", 200, 200) { _ in
      VStack(spacing: 0) {
        Color.red.box(100, 20).measured("a")
        Divider().measured("hdivider")
        HStack(spacing: 0) {
          Color.blue.box(20, 60).measured("b")
          Divider().measured("vdivider")
          Color.green.box(20, 60).measured("c")
        }
        .measured("hstack")
      }
      .measured("vstack")
    },
    DeviceFixture("layout/hstack-distribution", 300, 100) { _ in
      HStack(spacing: 0) {
        Color.red.measured("a")
        Color.blue.frame(width: 50).measured("b")
        Color.green.measured("c")
      }
    },
    DeviceFixture("layout/hstack-priority", 300, 100) { _ in
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20).measured("a")
        Color.blue.frame(minWidth: 20).layoutPriority(1).measured("b")
        Color.green.frame(width: 60).measured("c")
      }
    },
    DeviceFixture("layout/hstack-ideal", 300, 200) { _ in
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 6) {
          Color.red.box(30, 30).measured("a")
          Color.blue.box(40, 30).measured("b")
        }
        .measured("row")
        Color.green.box(200, 10).measured("wide")
      }
      .measured("column")
    },
    DeviceFixture("layout/hstack-alignment", 300, 200) { _ in
      VStack(spacing: 0) {
        HStack(alignment: .top, spacing: 4) {
          Color.red.box(20, 60).measured("top1")
          Color.blue.box(20, 30).measured("top2")
        }
        HStack(alignment: .bottom, spacing: 4) {
          Color.red.box(20, 60).measured("bottom1")
          Color.blue.box(20, 30).measured("bottom2")
        }
      }
    },
    DeviceFixture("layout/vstack-alignment", 300, 200) { _ in
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 4) {
          Color.red.box(100, 20).measured("l1")
          Color.blue.box(50, 20).measured("l2")
        }
        .measured("leading")
        VStack(alignment: .trailing, spacing: 4) {
          Color.red.box(100, 20).measured("t1")
          Color.blue.box(50, 20).measured("t2")
        }
        .measured("trailing")
      }
    },
    DeviceFixture("layout/nested-stacks", 300, 200) { _ in
      VStack(spacing: 10) {
        HStack(spacing: 10) {
          Color.red.measured("a")
          Color.blue.frame(width: 80).measured("b")
        }
        .padding(10)
        .measured("row")
        HStack {
          Color.green.box(40, 40).measured("c")
          Spacer()
          Color.yellow.box(40, 40).measured("d")
        }
        .frame(height: 60)
        .measured("bottom")
      }
    },
    DeviceFixture("layout/spacer", 300, 100) { _ in
      HStack {
        Color.red.box(50, 50).measured("a")
        Spacer().measured("spacer")
        Color.blue.box(50, 50).measured("b")
      }
      .measured("stack")
    },
    DeviceFixture("layout/spacer-min-length", 300, 100) { _ in
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.box(250, 20).measured("a")
          Spacer(minLength: 20).measured("s1")
          Color.blue.box(100, 20).measured("b")
        }
        .measured("overflow")
        HStack(spacing: 0) {
          Spacer().measured("s2")
          Color.green.box(40, 20).measured("c")
          Spacer().measured("s3")
        }
        .measured("balanced")
        Spacer().measured("vspacer")
      }
    },
  ]
}
