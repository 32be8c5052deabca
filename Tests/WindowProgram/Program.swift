import SwiftUI

/// The app whose windows the tests press: each action prints what it did.
@main
struct StoryApp: App {
  @UIApplicationDelegateAdaptor private var delegate: StoryDelegate
  @Environment(\.scenePhase) private var scenePhase
  @StateObject private var model = StoryModel()

  var body: some Scene {
    WindowGroup("Stories") {
      if ProcessInfo.processInfo.environment["STORY"] == "scroll" {
        ScrollView { Rows() }.onAppear { tell("appeared") }
      } else if ProcessInfo.processInfo.environment["STORY"] == "motion" {
        Motion()
      } else {
        StoryView()
          .environmentObject(model)
      }
    }
    .defaultSize(width: 400, height: 600)
    .onChange(of: scenePhase) { tell("phase \($1)") }

    Window("Second", id: "second") {
      SecondView()
        .environmentObject(model)
    }
    .defaultSize(width: 300, height: 200)

    WindowGroup("Many", id: "many") { ManyView() }
      .defaultSize(width: 200, height: 100)

    Window("Zero", id: "zero") { Color.blue.onAppear { tell("zero appeared") } }
      .defaultSize(width: 0, height: 0)

    Window("Enormous", id: "enormous") { Color.orange.onAppear { tell("enormous appeared") } }
      .defaultSize(width: 1e9, height: .infinity)

    Window("Fixed", id: "fixed") {
      Color.green.frame(width: 120, height: 80)
    }
    .windowResizability(.contentSize)
  }
}

/// Prints that the app ends.
final class StoryDelegate: NSObject, UIApplicationDelegate {
  func applicationWillTerminate(_ application: UIApplication) { tell("ended") }
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

/// Tells what the desktop says, and what is on its clipboard, when keys are pressed.
private struct DesktopView: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @SceneStorage("launches") private var launches = 0
  @State private var title = "Stories"

  var body: some View {
    ZStack {
      Button("Appearance") {
        tell("\(colorScheme) \(contrast) \(typeSize) \(reducesMotion ? "still" : "moving")")
      }
      .keyboardShortcut("e")
      Button("Copy") { UIPasteboard.general.string = "from Stories" }.keyboardShortcut("c")
      Button("Paste") { tell("pasted \(UIPasteboard.general.string ?? "nothing")") }
        .keyboardShortcut("v")
      Button("Copy picture") { UIPasteboard.general.image = UIImage(data: Self.picture) }
        .keyboardShortcut("c", modifiers: [.command, .shift])
      Button("Paste picture") {
        let size = UIPasteboard.general.image?.size ?? .zero
        tell("picture \(Int(size.width))x\(Int(size.height))")
      }
      .keyboardShortcut("v", modifiers: [.command, .shift])
      Button("Rename") { title = "Renamed" }.keyboardShortcut("r")
      Button("Launch") {
        launches += 1
        tell("launches \(launches)")
      }
      .keyboardShortcut("l")
    }
    .navigationTitle(title)
    .opacity(0)
    .accessibilityHidden(true)
  }
}

extension DesktopView {
  /// A red picture of two pixels by one, as a PNG file.
  fileprivate static let picture = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGP4z8DwH4QBEfcD/ePF9e8AAAAASUVORK5CYII="
  )!
}

/// Moves without end, and tells how often it does so in two seconds.
private struct Motion: View {
  @State private var isOn = false

  var body: some View {
    Sliver(amount: isOn ? 1 : 0).fill(.blue)
      .frame(width: 100, height: 100)
      .animation(.linear(duration: 1).repeatForever(), value: isOn)
      .task {
        tell("appeared")
        isOn = true
        try? await Task.sleep(for: .seconds(1))
        let start = Sliver.count
        try? await Task.sleep(for: .seconds(2))
        tell("moved \(Sliver.count - start) times")
      }
  }
}

/// A shape that fills the left part of its rectangle, and counts how often its path is asked for.
private struct Sliver: Shape {
  @MainActor static var count = 0
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func path(in rect: CGRect) -> Path {
    MainActor.assumeIsolated { Self.count += 1 }
    return Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * amount, height: rect.height))
  }
}

/// Opens windows of odd sizes, and changes the scale of all windows, when keys are pressed.
private struct SizesView: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Button("Zero") { openWindow(id: "zero") }.keyboardShortcut("z")
    Button("Enormous") { openWindow(id: "enormous") }.keyboardShortcut("g")
    Button("Scale") { setScale(2) }.keyboardShortcut("2")
  }

  /// Changes the number of pixels per point, as the settings of a desktop do.
  private func setScale(_ scale: Int32) {
    guard let display = dlsym(nil, "gdk_display_get_default"),
      let setScale = dlsym(nil, "gdk_x11_display_set_surface_scale")
    else { return }
    unsafeBitCast(
      setScale, to: (@convention(c) (OpaquePointer?, Int32) -> Void).self)(
        unsafeBitCast(display, to: (@convention(c) () -> OpaquePointer?).self)(), scale)
  }
}

/// A window of which many are opened and closed.
private struct ManyView: View {
  @State private var count = 0

  var body: some View {
    Button("Count \(count)") { count += 1 }.buttonStyle(.borderedProminent)
  }
}

/// Opens and closes windows when a key is pressed, and tells how much memory they leave behind.
private struct ManyWindows: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Button("Many") {
      let rounds = ProcessInfo.processInfo.environment["STORY_ROUNDS"].flatMap { Int($0) } ?? 10
      Task { await openAndClose(rounds: rounds) }
    }
    .keyboardShortcut("w", modifiers: [.command, .shift])
  }

  /// Opens and closes 20 windows, again and again.
  private func openAndClose(rounds: Int) async {
    var start = 0
    for round in 0..<rounds {
      // Permanent memory, such as that of fonts, is allocated in the first quarter.
      if round == rounds / 4 { start = memory }
      for _ in 0..<20 { openWindow(id: "many") }
      try? await Task.sleep(for: .milliseconds(30))
      dismissWindow(id: "many")
      try? await Task.sleep(for: .milliseconds(30))
    }
    tell("grew by \((memory - start) / 1024) KB")
  }

  /// The memory of the program in bytes, without what is free again and without the parts of files, which the system
  /// keeps in memory as it likes.
  private var memory: Int {
    typealias Trim = @convention(c) (Int) -> Int32
    _ = dlsym(nil, "malloc_trim").map { unsafeBitCast($0, to: Trim.self)(0) }
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").compactMap { Int($0) }
    return pages.count > 2 ? (pages[1] - pages[2]) * 4096 : 0
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

/// Buttons that fill a window and more, the third of which is where other stories have “Plain”.
private struct Rows: View {
  var body: some View {
    VStack(spacing: 15) {
      ForEach(0..<50) { row in
        Button {
          tell("tapped Row \(row)")
        } label: {
          Text("Row \(row)").frame(maxWidth: .infinity, alignment: .leading)
        }
        .buttonStyle(PressTelling(name: "Row \(row)", color: row == 2 ? .blue : .gray))
      }
    }
    .padding(16)
  }
}

/// Tells when its button is pressed, and when no longer.
private struct PressTelling: ButtonStyle {
  let name: String
  var color = Color.blue

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(12)
      .background(configuration.isPressed ? .red : color, in: .capsule)
      .foregroundStyle(.white)
      .onChange(of: configuration.isPressed) { tell("\(name) \($1 ? "pressed" : "released")") }
  }
}
