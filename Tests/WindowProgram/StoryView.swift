import SwiftUI

struct StoryView: View {
  @EnvironmentObject private var model: StoryModel
  @Environment(\.openWindow) private var openWindow
  @State private var isOn = false
  @State private var showsSheet = false
  @State private var isDisabled = false

  var body: some View {
    VStack(spacing: 20) {
      Text("Count \(model.count)")
        .accessibilityValue("\(model.count) of 10")
        .accessibilityAdjustableAction { if $0 == .increment { model.count += 1 } }
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
      .onHover { tell($0 ? "hovers" : "hovers no more") }
    }
    .padding()
    .background {
      Button("Fixed") { openWindow(id: "fixed") }
        .keyboardShortcut("f")
        .opacity(0)
        .accessibilityHidden(true)
      SizesView().opacity(0).accessibilityHidden(true)
      DesktopView()
      ManyWindows().opacity(0).accessibilityHidden(true)
    }
    .onOpenURL { tell("open \($0.absoluteString)") }
    .onAppear { tell("appeared") }
    .onDisappear { tell("disappeared") }
    .sheet(isPresented: $showsSheet) {
      Button("Done") {
        showsSheet = false
        tell("done")
      }
      .keyboardShortcut(.defaultAction)
      .padding(40)
    }
  }
}
