import Foundation
import SwiftUI
import SwiftUITesting

extension Works {
  /// W7: very deep and very long windows, to the display list with all of their views.
  ///
  /// Each is measured at some counts, which shows whether its costs are proportional.
  func largeScenes() throws {
    for count in [100, 300, 1_000] {
      try scene("nested_opacities", count) { Nested.view(count) }
    }
    for count in [1_000, 10_000, 100_000] {
      try scene("stacked_buttons", count) {
        VStack { ForEach(0..<count, id: \.self) { index in Button(String(index)) {} } }
      }
    }
    for count in [10, 30, 100] {
      // Each sheet appears after the one around it.
      try scene("nested_sheets", count, duration: 0.35 * Double(count)) {
        NestedSheets(depth: count)
      }
    }
    for count in [5_000, 50_000, 500_000] {
      let lines = (0..<count).map { "Line \($0)" }.joined(separator: "\n")
      try scene("lines_of_a_text", count) { Text(lines) }
    }
  }

  private func scene(
    _ name: String, _ count: Int, duration: Double = 0, @ViewBuilder _ view: () -> some View
  ) throws {
    let sample = try Stopwatch.measure {
      let driver = try ViewDriver(size: Scene.size, scale: 1) { view() }
      for _ in 0..<Int((duration / 10).rounded(.up)) { driver.advance(by: 10) }
      _ = driver.displayList
    }
    report.add("W7", count, name, [sample])
  }
}

private enum Nested {
  @MainActor static func view(_ count: Int) -> AnyView {
    var view = AnyView(Text("Deep"))
    for _ in 0..<count { view = AnyView(view.opacity(0.99).padding(0)) }
    return view
  }
}

private struct NestedSheets: View {
  let depth: Int

  var body: some View {
    Text(String(depth)).sheet(isPresented: .constant(depth > 0)) { NestedSheets(depth: depth - 1) }
  }
}
