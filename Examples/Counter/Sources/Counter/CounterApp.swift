import SwiftUI

/// A counter with buttons of all styles, a list of what was counted, and settings.
@main
struct CounterApp: App {
  @StateObject private var counter = Counter()

  var body: some Scene {
    WindowGroup("Counter") {
      NavigationStack { CounterView() }
        .environmentObject(counter)
    }
    .defaultSize(width: 420, height: 640)
    .commands {
      CommandMenu("Counter") {
        Button("Add One") { counter.add(1) }
          .keyboardShortcut("+")
        Button("Subtract One") { counter.add(-1) }
          .keyboardShortcut("-")
        Divider()
        Button("Reset", role: .destructive) { counter.reset() }
          .keyboardShortcut("0", modifiers: [.command, .shift])
      }
    }

    Settings { SettingsView() }
  }
}

/// The number that all windows show, and the steps that led to it.
@MainActor
final class Counter: ObservableObject {
  /// A change of the number.
  struct Step: Identifiable, Hashable {
    let id: Int
    let change: Int
    let result: Int
  }

  @Published private(set) var count = 0
  @Published private(set) var steps: [Step] = []

  func add(_ change: Int) {
    count += change
    steps.append(Step(id: steps.count, change: change, result: count))
  }

  func remove(_ step: Step) { steps.removeAll { $0 == step } }

  func reset() {
    count = 0
    steps = []
  }
}
