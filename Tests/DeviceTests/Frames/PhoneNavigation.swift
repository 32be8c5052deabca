import SwiftUI

extension DeviceFixture {
  /// Navigation stacks on iOS.
  static let phoneNavigation: [DeviceFixture] = [
    DeviceFixture("ios/nav/basic", 320, 480) { _ in
      NavigationStack {
        List {
          NavigationLink("Detail") { Text("Pushed") }.measured("link")
          Text("Row").measured("row")
        }
        .navigationTitle("Settings")
        .measured("list")
      }
      .measured("nav")
    },
    DeviceFixture("ios/search/basic", 320, 480) { _ in
      NavigationStack {
        List(["Apple", "Banana", "Cherry", "Date", "Elderberry"], id: \.self) { fruit in
          Text(fruit).measured("row-" + fruit)
        }
        .navigationTitle("Basket")
        .searchable(text: .constant(""))
        .measured("list")
      }
      .measured("nav")
    },
    DeviceFixture("ios/nav/inline", 320, 300) { _ in
      NavigationStack {
        List { Text("Row").measured("row") }
          .navigationTitle("Settings")
          .navigationBarTitleDisplayMode(.inline)
          .measured("list")
      }
      .measured("nav")
    },
    DeviceFixture("ios/nav/sizing", 320, 300) { _ in
      VStack(spacing: 8) {
        NavigationStack { Text("Small").measured("small") }.measured("navText")
        Text("Row").measured("below")
      }
      .measured("stack")
    },
    DeviceFixture("ios/nav/push", 320, 480, steps: ["push", "pop"], settling: 2) { step in
      Pushing(step: step) {
        NavigationLink("Detail", value: 1).measured("link")
        Text("Row").measured("row")
      } destination: {
        List { Text("Pushed").measured("pushed") }
          .navigationTitle("Detail")
          .measured("detail")
      }
    },
    DeviceFixture("ios/nav/push-inline", 320, 480, steps: ["push", "pop"], settling: 2) { step in
      Pushing(step: step) {
        NavigationLink("Detail", value: 1).measured("link")
      } destination: {
        VStack { Text("Pushed").measured("pushed") }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .navigationTitle("Detail")
          .navigationBarTitleDisplayMode(.inline)
          .measured("detail")
      }
    },
    DeviceFixture("ios/nav/push-noback", 320, 480, steps: ["push", "pop"], settling: 2) { step in
      Pushing(step: step) {
        NavigationLink("Detail", value: 1).measured("link")
      } destination: {
        VStack { Text("Pushed").measured("pushed") }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .navigationBarBackButtonHidden()
          .measured("detail")
      }
    },
    DeviceFixture("ios/nav/scroll", 320, 400, steps: ["row1", "row8"], settling: 2) { step in
      TitledScroll(step: step, targets: [1, 8]) {
        ScrollView { TextRows().measured("content") }
          .navigationTitle("Settings")
          .measured("scroll")
      }
    },
    DeviceFixture("ios/nav/ignores", 320, 400, steps: ["row8"], settling: 2) { step in
      TitledScroll(step: step, targets: [8]) {
        ScrollView { TextRows().measured("content") }
          .ignoresSafeArea(edges: .top)
          .navigationTitle("Settings")
          .measured("scroll")
      }
    },
    DeviceFixture("ios/nav/list-scroll", 320, 400, steps: ["row1", "row8"], settling: 2) { step in
      TitledScroll(step: step, targets: [1, 8]) {
        List {
          ForEach(0..<20) { index in
            Text("Row").measured("row\(index)").id(index)
          }
        }
        .navigationTitle("Settings")
        .measured("list")
      }
    },
  ]

  /// Buttons that present an alert or a sheet over the window.
  static let phonePresentations: [DeviceFixture] = [
    DeviceFixture("ios/alert/basic", 375, 667, steps: ["present"], settling: 2) { step in
      PresentingAlert(isAsked: step > 0)
    },
    DeviceFixture("ios/sheet/basic", 375, 667, steps: ["present"], settling: 2) { step in
      PresentingSheet(isAsked: step > 0)
    },
  ]
}

/// A list below the title Settings; the first step pushes a view, and the second one pops it.
private struct Pushing<Rows: View, Destination: View>: View {
  let step: Int
  @ViewBuilder let rows: Rows
  @ViewBuilder let destination: Destination
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      List { rows }
        .navigationTitle("Settings")
        .navigationDestination(for: Int.self) { _ in destination }
        .measured("list")
    }
    .measured("nav")
    .onChange(of: step) { _, step in path = step == 1 ? [1] : [] }
  }
}

/// A navigation stack whose content scrolls, animated, to the next target in each step.
private struct TitledScroll<Content: View>: View {
  let step: Int
  let targets: [Int]
  @ViewBuilder let content: Content

  var body: some View {
    NavigationStack {
      ScrollViewReader { reader in
        content
          .onChange(of: step) { _, step in
            withAnimation { reader.scrollTo(targets[step - 1], anchor: .top) }
          }
      }
    }
    .measured("nav")
  }
}

/// Twenty rows of a height of 40 that fill the width.
private struct TextRows: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<20) { index in
        Text("Row")
          .frame(maxWidth: .infinity, alignment: .leading)
          .frame(height: 40)
          .measured("row\(index)")
          .id(index)
      }
    }
  }
}

private struct PresentingAlert: View {
  let isAsked: Bool
  @State private var isPresented = false

  var body: some View {
    ZStack {
      Color.white.ignoresSafeArea()
      Button("Delete…") { isPresented = true }.measured("button")
    }
    .alert("Delete the item?", isPresented: $isPresented) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
    .measured("stack")
    .onChange(of: isAsked) { isPresented = isAsked }
  }
}

private struct PresentingSheet: View {
  let isAsked: Bool
  @State private var isPresented = false

  var body: some View {
    ZStack {
      Color.white.ignoresSafeArea()
      Button("Show sheet") { isPresented = true }.measured("button")
    }
    .sheet(isPresented: $isPresented) { SheetContent() }
    .measured("stack")
    .onChange(of: isAsked) { isPresented = isAsked }
  }
}

private struct SheetContent: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 12) {
      Text("Sheet title").font(.headline)
      Text("Some content under the title.")
      Button("Done") { dismiss() }
    }
  }
}
