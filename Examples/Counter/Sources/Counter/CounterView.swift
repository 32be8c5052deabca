import SwiftUI

/// The number, and buttons that change it.
struct CounterView: View {
  @EnvironmentObject private var counter: Counter
  @AppStorage("step") private var step = 1
  @State private var asksForReset = false
  @State private var showsAbout = false

  var body: some View {
    VStack(spacing: 24) {
      Text("\(counter.count)")
        .font(.system(size: 72, weight: .bold, design: .rounded))
        .contentTransition(.numericText())
        .accessibilityLabel("Count \(counter.count)")

      HStack(spacing: 16) {
        Button("Less", systemImage: "minus") { change(by: -step) }
          .buttonStyle(.bordered)
          .keyboardShortcut(.downArrow, modifiers: [])
        Button("More", systemImage: "plus") { change(by: step) }
          .buttonStyle(.borderedProminent)
          .keyboardShortcut(.upArrow, modifiers: [])
      }
      .buttonRepeatBehavior(.enabled)
      .controlSize(.large)

      HStack(spacing: 16) {
        Button("Double") { change(by: counter.count) }
          .buttonStyle(SpringyStyle())
        Button("Reset", role: .destructive) { asksForReset = true }
          .buttonStyle(.borderless)
          .disabled(counter.count == 0 && counter.steps.isEmpty)
      }

      Stopwatch()

      NavigationLink("History of \(counter.steps.count) steps") { HistoryView() }
      SettingsLink()
      Button("About") { showsAbout = true }
        .buttonStyle(.plain)
    }
    .padding()
    .navigationTitle("Counter")
    .confirmationDialog("Reset the counter?", isPresented: $asksForReset) {
      Button("Reset", role: .destructive) { withAnimation { counter.reset() } }
    }
    .sheet(isPresented: $showsAbout) { AboutView() }
  }

  private func change(by change: Int) {
    withAnimation(.snappy) { counter.add(change) }
  }
}

/// A capsule that springs back when its press ends.
struct SpringyStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 20)
      .padding(.vertical, 10)
      .foregroundStyle(.white)
      .background(.orange.gradient, in: .capsule)
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.spring(duration: 0.3, bounce: 0.5), value: configuration.isPressed)
  }
}

/// The seconds since it was started, counted by a timer.
private struct Stopwatch: View {
  @State private var seconds = 0
  @State private var isRunning = false
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Button(isRunning ? "Stop after \(seconds) s" : "Start the stopwatch", systemImage: "stopwatch")
    {
      if !isRunning { seconds = 0 }
      isRunning.toggle()
    }
    .onReceive(timer) { _ in if isRunning { seconds += 1 } }
  }
}

/// What the app is.
private struct AboutView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "plusminus.circle.fill")
        .font(.system(size: 48))
        .foregroundStyle(.tint)
      Text("Counter").font(.headline)
      Text("An example of an app in a window.")
      Button("Done") { dismiss() }
        .keyboardShortcut(.defaultAction)
    }
    .padding(32)
  }
}
