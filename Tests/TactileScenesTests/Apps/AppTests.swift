import SwiftUI
import SwiftUITesting
import Testing

/// Apps with their state and windows.
@MainActor @Suite struct AppTests {
  /// What the windows and the scenes of an app share.
  final class Model: ObservableObject {
    @Published var count = 0
  }

  struct Counter: App {
    @StateObject var model = Model()
    @State private var title = "Counter"

    var body: some Scene {
      WindowGroup {
        VStack {
          Text("\(title) \(model.count)")
          Button("Add") { model.count += 1 }
          Button("Rename") { title = "Renamed" }
        }
      }
    }
  }

  @Test("a tap that changes the app's state updates its window in the same frame")
  func appState() throws {
    let driver = try ViewDriver(app: Counter())
    try driver.tap(on: "Rename")
    #expect(driver.labels == ["Renamed 0", "Add", "Rename"])
    try driver.tap(on: "Add")
    try driver.tap(on: "Add")
    #expect(driver.labels.first == "Renamed 2")
  }

  @Test("the app becomes active with its first window")
  func phase() throws {
    let told = Told()
    let driver = try ViewDriver(app: Phased(told: told))
    driver.advance(by: 0)
    #expect(told.phases == [.active])
  }

  final class Told { var phases: [ScenePhase] = [] }

  struct Phased: App {
    let told: Told
    @Environment(\.scenePhase) private var phase

    init() { told = Told() }
    init(told: Told) { self.told = told }

    var body: some Scene {
      WindowGroup { Text("Phased") }
        .onChange(of: phase) { told.phases.append($1) }
    }
  }

  /// An app whose windows each have state, and which opens more of them.
  struct Notes: App {
    var body: some Scene {
      WindowGroup("Notes") { NoteList() }
        .defaultSize(width: 300, height: 400)
      WindowGroup("Note", id: "note", for: Int.self) { number in
        Note(number: number)
      }
      .defaultSize(width: 200, height: 100)
      Window("About", id: "about") { Text("About notes") }
      Settings { Text("No settings") }
    }
  }

  struct NoteList: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openSettings) private var openSettings
    @State private var taps = 0

    var body: some View {
      VStack {
        Text("\(taps) taps")
        Button("First") {
          openWindow(value: 1); taps += 1
        }
        Button("Second") {
          openWindow(id: "note", value: 2); taps += 1
        }
        Button("Blank") { openWindow(id: "note") }
        Button("About") { openWindow(id: "about") }
        Button("Settings") { openSettings() }
        Button("Nothing") { openWindow(id: "nothing") }
      }
    }
  }

  struct Note: View {
    @Binding var number: Int?
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      VStack {
        Text("Note \(number ?? 0)")
        Button("Close") { dismissWindow() }
        Button("Next") { number = (number ?? 0) + 1 }
      }
    }
  }

  @Test("each value opens one window of its group, and an open value opens no other")
  func valuesOpenWindows() throws {
    let driver = try ViewDriver(app: Notes())
    try driver.tap(on: "First")
    try driver.tap(on: "Second")
    try driver.tap(on: "First")
    #expect(driver.windows.map(\.windowTitle) == ["Notes", "Note", "Note"])
    #expect(driver.windows.map { $0.labels.first } == ["3 taps", "Note 1", "Note 2"])
    #expect(driver.windows.map(\.size.width) == [300, 200, 200])
  }

  @Test("a group of values opens a new window with nil for each call without a value")
  func windowsWithoutValue() throws {
    let driver = try ViewDriver(app: Notes())
    try driver.tap(on: "Blank")
    try driver.tap(on: "Blank")
    #expect(driver.windows.map { $0.labels.first } == ["0 taps", "Note 0", "Note 0"])
  }

  @Test("a window dismisses itself, and changes only its own value")
  func windowOfValue() throws {
    let driver = try ViewDriver(app: Notes())
    try driver.tap(on: "First")
    try driver.tap(on: "Second")
    try driver.windows[1].tap(on: "Next")
    try driver.windows[1].tap(on: "Next")
    #expect(driver.windows.map { $0.labels.first } == ["2 taps", "Note 3", "Note 2"])
    try driver.windows[1].tap(on: "Close")
    #expect(driver.windows.map { $0.labels.first } == ["2 taps", "Note 2"])
  }

  @Test("a single window and the settings open once; an unknown window is warned about")
  func singleWindows() throws {
    let driver = try ViewDriver(app: Notes())
    for _ in 0..<2 {
      try driver.tap(on: "About")
      try driver.tap(on: "Settings")
    }
    #expect(driver.windows.map(\.windowTitle) == ["Notes", "About", "Settings"])
    let warnings = try ViewDriver.warnings { try driver.tap(on: "Nothing") }
    #expect(
      warnings == [
        "openWindow found no scene for the id “nothing”. Add a WindowGroup or a Window with it to the app's body."
      ])
  }

  /// An app whose windows have identifiers by default, which it counts.
  struct Numbered: App {
    final class Counter { var count = 0 }
    let counter = Counter()

    var body: some Scene {
      WindowGroup("Number", for: Int.self) { $number in
        Page(number: $number)
      } defaultValue: {
        counter.count += 1
        return counter.count
      }
    }

    init() {}
  }

  struct Page: View {
    @Binding var number: Int
    @State private var taps = 0
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      VStack {
        Text("Page \(number), tapped \(taps) times")
        Button("Tap") { taps += 1 }
        Button("Open") { openWindow(value: 1) }
        Button("Next") { number += 1 }
      }
    }
  }

  @Test("the default value of a window is made once, and finds the window")
  func defaultValue() throws {
    let driver = try ViewDriver(app: Numbered())
    try driver.tap(on: "Tap")
    #expect(driver.labels.first == "Page 1, tapped 1 times")
    try driver.tap(on: "Open")
    #expect(driver.windows.count == 1)
    try driver.tap(on: "Next")
    #expect(driver.labels.first == "Page 2, tapped 1 times")
    try driver.tap(on: "Open")
    #expect(driver.windows.count == 2)
  }

  @Test("the appearance of a test applies to the windows of an app")
  func appearance() throws {
    struct Sized: App {
      var body: some Scene { WindowGroup { SizeLabel() } }
    }
    struct SizeLabel: View {
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.accessibilityReduceMotion) private var reducesMotion
      var body: some View {
        Text(size == .xxLarge ? "large" : "usual")
        Text(reducesMotion ? "calm" : "lively")
      }
    }
    let driver = try ViewDriver(app: Sized())
    #expect(driver.labels == ["usual", "lively"])
    driver.appearance.dynamicTypeSize = .xxLarge
    driver.appearance.reducesMotion = true
    #expect(driver.labels == ["large", "calm"])
  }

  /// An app whose first window is not opened.
  struct Silent: App {
    var body: some Scene {
      WindowGroup { Text("Hidden") }.defaultLaunchBehavior(.suppressed)
    }
  }

  @Test("an app without a window at launch throws an error with the remedy")
  func noWindow() throws {
    let error = #expect(throws: NoWindow.self) { try ViewDriver(app: Silent()) }
    #expect(
      error?.description
        == "Silent opens no window when it is launched. Add a WindowGroup or a Window to its body.")
  }

  /// A scene with state of its own, beside another one.
  struct Parts: App {
    var body: some Scene {
      Part().defaultLaunchBehavior(.presented)
      Window("Other", id: "other") { Text("Other") }.defaultLaunchBehavior(.presented)
    }
  }

  /// A welcome that is presented instead of the first scene.
  struct Welcoming: App {
    var body: some Scene {
      Settings { Text("Settings") }
      WindowGroup { Text("Note") }.defaultLaunchBehavior(.automatic)
      Window("Welcome", id: "welcome") { Text("Welcome") }.defaultLaunchBehavior(.presented)
    }
  }

  @Test("the first scene doesn't open at launch if another one is presented")
  func presentedInstead() throws {
    let driver = try ViewDriver(app: Welcoming())
    #expect(driver.windows.map(\.labels) == [["Welcome"]])
  }

  struct Part: Scene {
    @State private var count = 1

    var body: some Scene {
      WindowGroup { Button("Count \(count)") { count += 1 } }
        .environment(\.font, .largeTitle)
    }
  }

  @Test("a scene has state, and opens at launch if it asks for it")
  func sceneState() throws {
    let driver = try ViewDriver(app: Parts())
    try driver.tap(on: "Count 1")
    #expect(driver.windows.map(\.labels) == [["Count 2"], ["Other"]])
  }

  @Test("an app is released with its drivers")
  func release() throws {
    weak var model: Model?
    do {
      let shared = Model()
      model = shared
      let driver = try ViewDriver(app: Sharing(model: shared))
      try driver.tap(on: "Other")
      #expect(driver.windows.count == 2)
    }
    #expect(model == nil)
  }

  struct Sharing: App {
    let model: Model

    init() { model = Model() }
    init(model: Model) { self.model = model }

    var body: some Scene {
      WindowGroup { OtherOpener().environmentObject(model) }
      Window("Other", id: "other") { Text("Other").environmentObject(model) }
    }
  }

  struct OtherOpener: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button("Other") { openWindow(id: "other") } }
  }
}

extension ViewDriver {
  /// The texts of the window, in the order of drawing.
  var labels: [String] { texts.map(\.label) }
}
