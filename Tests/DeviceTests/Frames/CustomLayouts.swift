import SwiftUI

extension DeviceFixture {
  /// Layouts of our own, and a layout that changes.
  static let customLayouts: [DeviceFixture] = [
    DeviceFixture("customlayout/flow", 320, 160) { _ in
      WrappingRows {
        Text("One").measured("one")
        Text("Two").measured("two")
        Text("Three").measured("three")
        Text("Four").measured("four")
        Text("Five").measured("five")
        Color.red.box(60, 30).measured("box")
        Text("Six").measured("six")
      }
      .frame(width: 160)
      .measured("flow")
    },
    DeviceFixture("customlayout/radial", 240, 240) { _ in
      CompassRing {
        Text("A").measured("a")
        Text("B").measured("b")
        Color.blue.box(20, 20).measured("c")
        Text("D").measured("d")
        Text("E").measured("e")
      }
      .box(160, 160)
      .measured("radial")
    },
    DeviceFixture("customlayout/values", 240, 160) { _ in
      IndentedColumn {
        Text("Low").measured("low")
        Text("High").layoutPriority(1).layoutValue(key: Indent.self, value: 20).measured("high")
        Color.green.box(40, 10).layoutValue(key: Indent.self, value: 8).measured("bar")
        Text("Last").measured("last")
      }
      .measured("values")
    },
    DeviceFixture("customlayout/any", 240, 120, steps: ["vertical", "horizontal"]) { step in
      let layout =
        step == 1 ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout(spacing: 8))
      layout {
        Text("One").measured("one")
        Color.red.box(30, 20).measured("box")
        Text("Three").measured("three")
      }
      .measured("stack")
    },
  ]
}

/// Rows of views at their ideal sizes, 8 apart in a row, with 6 between rows.
struct WrappingRows: Layout {
  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.width ?? 300
    let places = places(of: subviews, within: width)
    return CGSize(width: width, height: places.map(\.maxY).max() ?? 0)
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, place) in zip(subviews, places(of: subviews, within: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
        proposal: ProposedViewSize(place.size))
    }
  }

  private nonisolated func places(of subviews: Subviews, within width: CGFloat) -> [CGRect] {
    var origin = CGPoint.zero
    var rowHeight: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + rowHeight + 6)
        rowHeight = 0
      }
      defer { origin.x += size.width + 8 }
      rowHeight = max(rowHeight, size.height)
      return CGRect(origin: origin, size: size)
    }
  }
}

/// Centers views at the top, right, bottom and left of a circle 12 inside of a square, and those
/// after the fourth at half the radius.
private struct CompassRing: Layout {
  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let full = min(bounds.width, bounds.height) / 2 - 12
    for (index, subview) in subviews.enumerated() {
      let radius = index < 4 ? full : full / 2
      var center = CGPoint(x: bounds.midX, y: bounds.midY)
      switch index % 4 {
      case 0: center.y -= radius
      case 1: center.x += radius
      case 2: center.y += radius
      default: center.x -= radius
      }
      subview.place(at: center, anchor: .center, proposal: .unspecified)
    }
  }
}

/// The distance of a view from the leading edge of an ``IndentedColumn``.
private struct Indent: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// A column with the distances that its views prefer, those of a higher priority first.
private struct IndentedColumn: Layout {
  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let places = places(of: subviews).map(\.place)
    return CGSize(
      width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, place) in places(of: subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
        proposal: ProposedViewSize(place.size))
    }
  }

  private nonisolated func places(
    of subviews: Subviews
  ) -> [(subview: LayoutSubview, place: CGRect)] {
    var places: [(subview: LayoutSubview, place: CGRect)] = []
    let order = subviews.indices.sorted {
      (-subviews[$0].priority, $0) < (-subviews[$1].priority, $1)
    }
    for subview in order.map({ subviews[$0] }) {
      var origin = CGPoint(x: subview[Indent.self], y: 0)
      if let last = places.last {
        origin.y =
          last.place.maxY
          + last.subview.spacing.distance(to: subview.spacing, along: .vertical)
      }
      places.append((subview, CGRect(origin: origin, size: subview.sizeThatFits(.unspecified))))
    }
    return places
  }
}
