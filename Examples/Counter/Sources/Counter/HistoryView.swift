import SwiftUI

/// The steps of the counter, the last one first.
struct HistoryView: View {
  @EnvironmentObject private var counter: Counter

  var body: some View {
    List {
      ForEach(counter.steps.reversed()) { step in
        NavigationLink {
          StepView(step: step)
        } label: {
          HStack {
            Text(step.change, format: .number.sign(strategy: .always()))
            Spacer()
            Text("\(step.result)").foregroundStyle(.secondary)
          }
        }
        .swipeActions {
          Button("Delete", systemImage: "trash", role: .destructive) { counter.remove(step) }
        }
      }
    }
    .navigationTitle("History")
  }
}

/// One step of the counter.
private struct StepView: View {
  let step: Counter.Step

  var body: some View {
    VStack(spacing: 12) {
      Text("Step \(step.id + 1)").font(.headline)
      Text("\(step.result - step.change) → \(step.result)").font(.largeTitle)
    }
  }
}

/// The settings, which are kept from one launch to the next.
struct SettingsView: View {
  @AppStorage("step") private var step = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("A button counts by").font(.headline)
      Picker("Step", selection: $step) {
        ForEach([1, 2, 5, 10], id: \.self) { Text("\($0)").tag($0) }
      }
      .pickerStyle(.segmented)
    }
    .padding(24)
    .frame(width: 320)
  }
}
