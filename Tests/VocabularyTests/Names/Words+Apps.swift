import SwiftUI

// Apps, scenes and windows.

struct NamedApp: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup { Text("A") }
      .defaultSize(CGSize(width: 1, height: 2))
      .defaultSize(width: 1, height: 2)
      .windowResizability(.automatic)
      .defaultLaunchBehavior(.automatic)
      .environment(\.font, .body)
      .environment(NamedModel())
      .environmentObject(NamedObject())
      .onChange(of: count) {}
      .onChange(of: count) { _, _ in }
      .onChange(of: count) { _ in }
    WindowGroup(id: "a") { Text("A") }
      .windowResizability(.contentSize)
      .defaultLaunchBehavior(.presented)
    WindowGroup(Text("A"), id: "a") { Text("A") }
      .windowResizability(.contentMinSize)
      .defaultLaunchBehavior(.suppressed)
    WindowGroup("A", id: "a") { Text("A") }
    WindowGroup(String("A"), id: "a") { Text("A") }
    WindowGroup(Text("A")) { Text("A") }
    WindowGroup("A") { Text("A") }
    WindowGroup(String("A")) { Text("A") }
    NamedScene()
    Settings { NamedWindow() }
  }
}

struct NamedScene: Scene {
  var body: some Scene {
    WindowGroup(for: Int.self) { value in Text("\(value.wrappedValue ?? 0)") }
    WindowGroup(id: "a", for: Int.self) { $value in Text("\(value ?? 0)") }
    WindowGroup("A", for: Int.self) { $value in Text("\(value ?? 0)") }
    WindowGroup("A", id: "a", for: Int.self) { $value in Text("\(value ?? 0)") }
    NamedTitledGroups()
    WindowGroup(for: Int.self) { $value in
      Text("\(value)")
    } defaultValue: {
      1
    }
    WindowGroup(id: "a", for: Int.self) { $value in
      Text("\(value)")
    } defaultValue: {
      1
    }
    Window(Text("A"), id: "a") { Text("A") }
    Window("A", id: "a") { Text("A") }
    Window(String("A"), id: "a") { Text("A") }
    if #available(macOS 99, *) {
      Window("B", id: "b") { Text("B") }
    }
  }
}

final class NamedModel: Observable {}
final class NamedObject: ObservableObject {}

struct NamedWindow: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.openSettings) private var openSettings
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

  var body: some View {
    Button("A") {
      openWindow(id: "a")
      openWindow(id: "a", value: 1)
      openWindow(value: 1)
      dismissWindow()
      dismissWindow(id: "a")
      dismissWindow(id: "a", value: 1)
      dismissWindow(value: 1)
      openSettings()
    }
    .disabled(!supportsMultipleWindows)
    SettingsLink()
    SettingsLink { Text("A") }
  }
}

func namedTypes(
  _: OpenWindowAction, _: DismissWindowAction, _: OpenSettingsAction, _: WindowResizability,
  _: SceneLaunchBehavior, _: SettingsLink<DefaultSettingsLinkLabel>,
  _: PresentedWindowContent<Int, Text>.Type, _: SceneBuilder.Type
) {}

@MainActor
func namedBodies<A: App, S: Scene>(
  _: A.Type, _ scene: S, _ label: DefaultSettingsLinkLabel,
  _ content: PresentedWindowContent<Int, Text>
) {
  _ = A.init().body
  _ = scene.body
  _ = SettingsLink().body
  _ = label.body
  _ = content.body
}

/// Groups with a title whose windows show values.
struct NamedTitledGroups: Scene {
  var body: some Scene {
    WindowGroup(Text("A"), for: Int.self) { $value in Text("\(value ?? 0)") }
    WindowGroup(Text("A"), id: "b", for: Int.self) { $value in Text("\(value ?? 0)") }
    WindowGroup(String("A"), for: Int.self) { $value in Text("\(value ?? 0)") }
    WindowGroup(String("A"), id: "c", for: Int.self) { $value in Text("\(value ?? 0)") }
    WindowGroup(Text("A"), for: Int.self) { $value in
      Text("\(value)")
    } defaultValue: {
      1
    }
    WindowGroup(Text("A"), id: "d", for: Int.self) { $value in
      Text("\(value)")
    } defaultValue: {
      1
    }
    NamedDefaultGroups()
  }
}

/// Groups with a default value for windows that open without one.
struct NamedDefaultGroups: Scene {
  var body: some Scene {
    WindowGroup("A", for: Int.self) { $value in
      Text("\(value)")
    } defaultValue: {
      1
    }
    WindowGroup("A", id: "e", for: Int.self) { $value in
      Text("\(value)")
    } defaultValue: {
      1
    }
    WindowGroup(String("A"), for: Int.self) { $value in
      Text("\(value)")
    } defaultValue: {
      1
    }
    WindowGroup(String("A"), id: "f", for: Int.self) { $value in
      Text("\(value)")
    } defaultValue: {
      1
    }
  }
}
