import SwiftUI

/// The app whose windows the tests press: each action prints what it did.
@main
struct StoryApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @StateObject private var model = StoryModel()

  var body: some Scene {
    WindowGroup("Stories") {
      StoryView()
        .environmentObject(model)
    }
    .defaultSize(width: 400, height: 600)
    .onChange(of: scenePhase) { tell("phase \($1)") }

    Window("Second", id: "second") {
      SecondView()
        .environmentObject(model)
    }
    .defaultSize(width: 300, height: 200)

    Window("Fixed", id: "fixed") {
      Color.green.frame(width: 120, height: 80)
    }
    .windowResizability(.contentSize)
  }
}

/// State that the windows share.
@MainActor
final class StoryModel: ObservableObject {
  @Published var count = 0
}

/// Prints a line at once.
func tell(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

private struct StoryView: View {
  @EnvironmentObject private var model: StoryModel
  @Environment(\.openWindow) private var openWindow
  @State private var isOn = false
  @State private var showsSheet = false
  @State private var isDisabled = false

  var body: some View {
    VStack(spacing: 20) {
      Text("Count \(model.count)")
      Button("Plain") { tell("tapped Plain") }
        .buttonStyle(PressTelling(name: "Plain"))
        .focusable()
      Button("Prominent") {
        model.count += 1
        tell("count \(model.count)")
      }
      .buttonStyle(.borderedProminent)
      Button("Disabled by itself") { tell("tapped Disabled") }
        .buttonStyle(.bordered)
        .disabled(isDisabled)
      Button("Disable") { isDisabled.toggle() }
        .keyboardShortcut("d")
      Toggle("Switch", isOn: $isOn)
        .onChange(of: isOn) { tell("switch \($1)") }
      Button("Sheet") { showsSheet = true }
      Button("Open second") { openWindow(id: "second") }
      Button("Later") {
        Task {
          try? await Task.sleep(for: .milliseconds(50))
          tell("slept")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { tell("after") }
        _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in tell("timer") }
      }
    }
    .padding()
    .background {
      Button("Fixed") { openWindow(id: "fixed") }
        .keyboardShortcut("f")
        .opacity(0)
        .accessibilityHidden(true)
    }
    .onAppear { tell("appeared") }
    .onDisappear { tell("disappeared") }
    .sheet(isPresented: $showsSheet) {
      Button("Done") { showsSheet = false }
        .padding(40)
    }
  }
}

private struct SecondView: View {
  @EnvironmentObject private var model: StoryModel
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    VStack {
      Text("The count is \(model.count).")
      Button("Close") { dismissWindow() }
    }
    .onAppear { tell("second appeared") }
    .onDisappear { tell("second disappeared") }
  }
}

/// Tells when its button is pressed, and when no longer.
private struct PressTelling: ButtonStyle {
  let name: String

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(12)
      .background(configuration.isPressed ? Color.red : Color.blue, in: .capsule)
      .foregroundStyle(.white)
      .onChange(of: configuration.isPressed) { tell("\(name) \($1 ? "pressed" : "released")") }
  }
}
