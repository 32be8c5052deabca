import SwiftUI

// Menu commands, scene storage, URLs and app delegates.

struct NamedCommandsApp: App {
  @UIApplicationDelegateAdaptor(NamedDelegate.self) private var delegate
  @UIApplicationDelegateAdaptor(NamedObservedDelegate.self) private var observed
  @UIApplicationDelegateAdaptor(NamedObservableDelegate.self) private var observable

  var body: some Scene {
    WindowGroup { NamedStorage().environment(\.font, .body) }
      .commands {}
      .commands {
        CommandMenu(Text("A")) { Text("A") }
        CommandMenu("A") { Text("A") }
        CommandMenu(String("A")) { Text("A") }
        CommandMenu(LocalizedStringResource("A")) { Text("A") }
        NamedCommands()
      }
      .handlesExternalEvents(matching: ["a"])
    WindowGroup { Text(observed.title) }
      .commandsRemoved()
    WindowGroup { Text("A") }
      .commandsReplaced { EmptyCommands() }
  }
}

struct NamedCommands: Commands {
  @State private var isOn = false

  var body: some Commands {
    CommandGroup(before: .appInfo) { Text("A") }
    CommandGroup(after: .appSettings) { Text("A") }
    CommandGroup(replacing: .systemServices) { Text("A") }
    if isOn { CommandGroup(before: .appVisibility) { Text("A") } }
    if isOn {
      CommandGroup(before: .appTermination) { Text("A") }
    } else {
      CommandGroup(before: .newItem) { Text("A") }
    }
    if #available(macOS 99, *) { CommandGroup(before: .saveItem) { Text("A") } }
  }
}

let namedPlacements: [CommandGroupPlacement] = [
  .importExport, .printItem, .undoRedo, .pasteboard, .textEditing, .textFormatting, .toolbar,
  .sidebar, .windowSize, .singleWindowList, .windowList, .windowArrangement, .help,
]

enum NamedNumber: Int { case one }
enum NamedWord: String { case one }

struct NamedStorage: View {
  @SceneStorage("a") private var flag = false
  @SceneStorage("b") private var number = 1
  @SceneStorage("c") private var real = 1.5
  @SceneStorage("d") private var text = "A"
  @SceneStorage("e") private var url = URL(fileURLWithPath: "/")
  @SceneStorage("f") private var data = Data()
  @SceneStorage("g") private var one = NamedNumber.one
  @SceneStorage("h") private var word = NamedWord.one
  @SceneStorage("i") private var noFlag: Bool?
  @SceneStorage("j") private var noNumber: Int?
  @SceneStorage("k") private var noReal: Double?
  @SceneStorage("l") private var noText: String?
  @SceneStorage("m") private var noURL: URL?
  @SceneStorage("n") private var noData: Data?
  @SceneStorage("o") private var noOne: NamedNumber?
  @SceneStorage("p") private var noWord: NamedWord?

  var body: some View {
    Toggle("A", isOn: $flag)
      .onOpenURL { _ in }
      .handlesExternalEvents(preferring: ["a"], allowing: ["*"])
  }
}

final class NamedDelegate: NSObject, UIApplicationDelegate {}

let namesOfPhases: [Notification.Name] = [
  UIApplication.didFinishLaunchingNotification, UIApplication.willEnterForegroundNotification,
  UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
  UIApplication.didEnterBackgroundNotification, UIApplication.willTerminateNotification,
]

final class NamedObservedDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var title = "A"

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { launchOptions?[.url] != nil }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { launchOptions?[UIApplication.LaunchOptionsKey(rawValue: "a")] != nil }

  func applicationDidBecomeActive(_ application: UIApplication) {}
  func applicationWillResignActive(_ application: UIApplication) {}
  func applicationWillTerminate(_ application: UIApplication) {}
}

final class NamedObservableDelegate: NSObject, UIApplicationDelegate, Observable {}

@MainActor
func namedCommandBodies<C: Commands>(
  _ commands: C, _: CommandsBuilder.Type, _ key: UIApplication.LaunchOptionsKey,
  _: CommandMenu<Text>, _: CommandGroup<Text>
) {
  _ = commands.body
  _ = key.rawValue
}

/// Calls the methods of an app delegate, whether it implements them or inherits the default ones.
@MainActor
func namedCalls<D: UIApplicationDelegate>(_: D.Type, _ application: UIApplication) {
  let delegate = D.init()
  _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
  _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
  delegate.applicationDidBecomeActive(application)
  delegate.applicationWillResignActive(application)
  delegate.applicationWillTerminate(application)
  let plain = NamedDelegate()
  _ = plain.application(application, willFinishLaunchingWithOptions: nil)
  _ = plain.application(application, didFinishLaunchingWithOptions: nil)
  plain.applicationDidBecomeActive(application)
  plain.applicationWillResignActive(application)
  plain.applicationWillTerminate(application)
}
