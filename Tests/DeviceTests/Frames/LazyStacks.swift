import SwiftUI

extension DeviceFixture {
  /// Lazy stacks, their laziness, and pinned headers and footers.
  static let lazyStacks: [DeviceFixture] = [
    DeviceFixture("lazy/stacks", 320, 240) { _ in
      HStack(alignment: .top, spacing: 20) {
        LazyVStack(alignment: .leading, spacing: 6) {
          Text("Alpha").measured("alpha")
          Color.red.box(60, 20).measured("red")
          Text("Beta").measured("beta")
        }
        .measured("vstack")
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            Color.green.box(50, 20).measured("green")
            Color.blue.box(50, 20)
          } header: {
            Text("Header").measured("header")
          }
        }
        .measured("sections")
        LazyHStack(alignment: .bottom, spacing: 4) {
          Color.orange.box(20, 30).measured("orange")
          Text("Hi").measured("hi")
        }
        .measured("hstack")
      }
      .measured("row")
    },
    DeviceFixture("lazy/laziness", 300, 200, steps: ["r100"]) { step in
      ScrollingTo(step: step, targets: [("r100", .top)]) {
        LazyVStack(spacing: 0) {
          ForEach(0..<200) { index in
            Color.blue.box(200, 20).measured("r\(index)").id("r\(index)")
          }
        }
      }
    },
    DeviceFixture("lazy/pinned-headers", 300, 200, steps: ["b3", "a7"]) { step in
      ScrollingTo(step: step, targets: [("b3", .top), ("a7", .bottom)]) {
        PinnedSections(pinned: .sectionHeaders)
      }
    },
    DeviceFixture("lazy/pinned-footers", 300, 200, steps: ["b3", "b0-bottom"]) { step in
      ScrollingTo(step: step, targets: [("b3", .top), ("b0", .bottom)]) {
        PinnedSections(pinned: .sectionFooters)
      }
    },
    DeviceFixture("lazy/pinned-both", 300, 200, steps: ["b3"]) { step in
      ScrollingTo(step: step, targets: [("b3", .top)]) {
        PinnedSections(pinned: [.sectionHeaders, .sectionFooters])
      }
    },
  ]
}

/// A vertical scroll view, measured as `scroll`, that scrolls to the next target in each step.
struct ScrollingTo<ID: Hashable, Content: View>: View {
  let step: Int
  let targets: [(id: ID, anchor: UnitPoint?)]
  @ViewBuilder let content: Content

  var body: some View {
    ScrollViewReader { reader in
      ScrollView { content }
        .measured("scroll")
        .onChange(of: step) { _, step in
          let target = targets[step - 1]
          reader.scrollTo(target.id, anchor: target.anchor)
        }
    }
  }
}

/// Three sections, `a` to `c`, of eight rows between a header and a footer, all of fixed sizes.
private struct PinnedSections: View {
  let pinned: PinnedScrollableViews

  var body: some View {
    LazyVStack(spacing: 0, pinnedViews: pinned) {
      PinnedSection(name: "a")
      PinnedSection(name: "b")
      PinnedSection(name: "c")
    }
  }
}

private struct PinnedSection: View {
  let name: String

  var body: some View {
    Section {
      ForEach(0..<8, id: \.self) { index in
        Color.blue.box(200, 20).measured("\(name)\(index)").id("\(name)\(index)")
      }
    } header: {
      Color.gray.box(200, 24).measured("\(name)H")
    } footer: {
      Color.black.box(200, 16).measured("\(name)F")
    }
  }
}
