import SwiftUI

extension DeviceFixture {
  /// Positions and geometries of scroll views; numbers are measured as widths, see ``Number``.
  static let scrollPositions: [DeviceFixture] = [
    DeviceFixture(
      "scroll/position", 300, 220, steps: ["row20", "proxy5", "proxy-center"]
    ) { step in
      PositionedRows(
        step: step, actions: [.setPosition(20), .scroll(to: 5, .top), .scroll(to: 7, .center)])
    },
    DeviceFixture("scroll/position-center", 300, 220, steps: ["proxy7"]) { step in
      PositionedRows(
        step: step, actions: [.scroll(to: 7, .top)], anchor: .center, height: 30, isLazy: false)
    },
    DeviceFixture("scroll/geometry", 300, 200, steps: ["row10"]) { step in
      ReportedGeometry(step: step)
    },
  ]

  /// The same on iOS.
  static let phoneScrolling: [DeviceFixture] = [
    DeviceFixture(
      "ios/scroll/position", 375, 667, steps: ["row20", "proxy5"], settling: 2
    ) { step in
      PositionedRows(step: step, actions: [.setPosition(20), .scroll(to: 5, .top)], height: 40)
    },
    DeviceFixture("ios/scroll/geometry", 375, 667, steps: ["row10"], settling: 2) { step in
      ReportedGeometry(step: step)
    },
  ]
}

/// A number, measured as the width of a view of a height of 1, to which 100 is added.
private struct Number: View {
  let name: String
  let value: CGFloat

  init(_ name: String, _ value: CGFloat?) {
    self.name = name
    self.value = value ?? 0
  }

  var body: some View {
    Color.clear.box(max(value + 100, 1), 1).measured(name)
  }
}

/// Thirty rows, of which the state says that the one with the index 10 is in position.
private struct PositionedRows: View {
  enum Action {
    case setPosition(Int)
    case scroll(to: Int, UnitPoint)
  }

  let step: Int
  let actions: [Action]
  var anchor: UnitPoint?
  var height: CGFloat = 20
  var isLazy = true
  @State private var position: Int? = 10

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { reader in
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
          } else {
            VStack(spacing: 0) { rows }.scrollTargetLayout()
          }
        }
        .scrollPosition(id: $position, anchor: anchor)
        .measured("scroll")
        .onChange(of: step) { _, step in
          switch actions[step - 1] {
          case .setPosition(let row): position = row
          case .scroll(let row, let anchor): reader.scrollTo(row, anchor: anchor)
          }
        }
      }
      Number("position", CGFloat(position ?? -1))
    }
  }

  private var rows: some View { IdentifiedRows(count: 30, height: height) }
}

/// A scroll view with a margin above its content, and the geometry that it reports.
private struct ReportedGeometry: View {
  let step: Int
  @State private var geometry: ScrollGeometry?
  @State private var geometryCalls = 0
  @State private var phaseChanges = 0

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { reader in
        ScrollView {
          VStack(spacing: 0) { IdentifiedRows(count: 20, prefix: "g") }
        }
        .contentMargins(.top, 20, for: .scrollContent)
        .frame(height: 150)
        .measured("scroll")
        .onScrollGeometryChange(for: ScrollGeometry.self) { geometry in
          geometry
        } action: { _, geometry in
          self.geometry = geometry
          geometryCalls += 1
        }
        .onScrollPhaseChange { _, _ in phaseChanges += 1 }
        .onChange(of: step) { reader.scrollTo(10, anchor: .top) }
      }
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Number("offsetX", geometry?.contentOffset.x)
          Number("offsetY", geometry?.contentOffset.y)
          Number("sizeW", geometry?.contentSize.width)
          Number("sizeH", geometry?.contentSize.height)
          Number("insetTop", geometry?.contentInsets.top)
          Number("insetBottom", geometry?.contentInsets.bottom)
          Number("insetLeading", geometry?.contentInsets.leading)
          Number("containerW", geometry?.containerSize.width)
        }
        VStack(spacing: 0) {
          Number("containerH", geometry?.containerSize.height)
          Number("visibleY", geometry?.visibleRect.minY)
          Number("visibleH", geometry?.visibleRect.height)
          Number("boundsY", geometry?.bounds.minY)
          Number("boundsH", geometry?.bounds.height)
          Number("phaseChanges", CGFloat(phaseChanges))
          Number("geometryCalls", CGFloat(geometryCalls))
        }
      }
    }
  }
}
