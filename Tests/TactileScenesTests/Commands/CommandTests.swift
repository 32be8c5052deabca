import SwiftUI
import SwiftUITesting
import Testing

/// The commands of an app: a menu bar on a desktop, and keyboard shortcuts everywhere.
@MainActor @Suite struct CommandTests {
  final class Log: ObservableObject {
    @Published var lines: [String] = []
  }

  struct Drawing: App {
    let log: Log

    init() { log = Log() }
    init(log: Log) { self.log = log }

    var body: some Scene {
      WindowGroup("Drawing") { Text("Canvas") }
        .commands {
          CommandMenu("Shape") {
            Button("Circle") { log.lines.append("circle") }
              .keyboardShortcut("k", modifiers: [.command, .shift])
            Button("Square") { log.lines.append("square") }.disabled(true)
              .keyboardShortcut("j")
          }
          CommandGroup(after: .newItem) { Button("Open…") { log.lines.append("open") } }
          CommandGroup(replacing: .help) { HelpItems(log: log) }
          ZoomCommands(log: log)
        }
      Window("Colors", id: "colors") { Text("Palette") }
      Settings { Text("Units") }
    }
  }

  struct HelpItems: View {
    let log: Log
    var body: some View { Button("Manual") { log.lines.append("manual") } }
  }

  /// Commands with state of their own.
  struct ZoomCommands: Commands {
    let log: Log
    @State private var zoom = 1

    var body: some Commands {
      CommandGroup(before: .sidebar) {
        Button("Zoom In (\(zoom))") {
          zoom += 1
          log.lines.append("zoom \(zoom)")
        }
        .keyboardShortcut("+")
      }
    }
  }

  private func driver(_ log: Log, idiom: ViewDriver.Idiom = .mac) throws -> ViewDriver {
    try ViewDriver(
      app: Drawing(log: log), size: CGSize(width: 700, height: 500), scale: 1, idiom: idiom)
  }

  @Test("the menu bar has the standard menus, and the app's own between View and Window")
  func menuBar() throws {
    let driver = try driver(Log())
    #expect(
      driver.labels == ["Drawing", "File", "Edit", "View", "Shape", "Window", "Help", "Canvas"])
  }

  @Test("an item of a menu acts, and the menu closes")
  func item() throws {
    let log = Log()
    let driver = try driver(log)
    try driver.tap(on: "Shape")
    driver.settle()
    #expect(driver.labels.contains("Circle"))
    try driver.tap(on: "Circle")
    driver.settle()
    #expect(log.lines == ["circle"])
    #expect(!driver.labels.contains("Circle"))
  }

  @Test("groups stand before, after or in place of the standard items")
  func groups() throws {
    let driver = try driver(Log())
    func items(of menu: String) throws -> [String] {
      try driver.tap(on: menu)
      driver.settle()
      defer {
        driver.touchDown(at: CGPoint(x: 690, y: 490))
        driver.touchUp()
        driver.settle()
      }
      return driver.buttons.map(\.label)
    }
    #expect(try items(of: "File") == ["New Window", "Open…", "Close Window"])
    #expect(try items(of: "View") == ["Zoom In (1)", "Full Screen"])
    #expect(try items(of: "Window") == ["Colors"])
    #expect(try items(of: "Help") == ["Manual"])
  }

  @Test("shortcuts of closed menus work, but not those of disabled items")
  func shortcuts() throws {
    let log = Log()
    let driver = try driver(log)
    driver.press("k", modifiers: [.command, .shift])
    driver.press("j", modifiers: .command)
    driver.press("+", modifiers: .command)
    driver.press("+", modifiers: .command)
    #expect(log.lines == ["circle", "zoom 2", "zoom 3"])
  }

  @Test("a phone has no menu bar, but the shortcuts of the commands")
  func phone() throws {
    let log = Log()
    let driver = try driver(log, idiom: .phone)
    #expect(driver.labels == ["Canvas"])
    driver.press("k", modifiers: [.command, .shift])
    #expect(log.lines == ["circle"])
  }

  @Test("the standard shortcuts open and close windows")
  func windows() throws {
    let driver = try driver(Log())
    driver.press("n", modifiers: .command)
    #expect(driver.windows.count == 2)
    driver.press(",", modifiers: .command)
    #expect(driver.windows.map(\.windowTitle) == ["Drawing", "Drawing", "Settings"])
    let settings = driver.windows[2]
    #expect(settings.labels == ["Units"])
    settings.press("w", modifiers: .command)
    #expect(driver.windows.count == 2)
    driver.press("q", modifiers: .command)
    #expect(driver.windows.isEmpty)
  }

  struct Quiet: App {
    var body: some Scene {
      WindowGroup { Text("Quiet") }
        .commands { CommandMenu("Loud") { Button("Shout") {} } }
        .commandsRemoved()
      WindowGroup("Other", id: "other") { Text("Other") }
        .commands { CommandMenu("First") { Button("One") {} } }
        .commandsReplaced { CommandMenu("Second") { Button("Two") {} } }
    }
  }

  @Test("a scene's commands can be removed or replaced")
  func removed() throws {
    let driver = try ViewDriver(
      app: Quiet(), size: CGSize(width: 700, height: 500), scale: 1, idiom: .mac)
    #expect(driver.labels == ["Quiet", "File", "Edit", "View", "Second", "Quiet"])
    driver.press("n", modifiers: .command)
    #expect(driver.windows.count == 1)
  }

  struct Sealed: App {
    var body: some Scene {
      WindowGroup { Text("Sealed") }
      Settings { Text("Units") }.commandsRemoved()
    }
  }

  @Test("settings whose commands are removed have no command that opens them")
  func removedSettings() throws {
    let driver = try ViewDriver(
      app: Sealed(), size: CGSize(width: 700, height: 500), scale: 1, idiom: .mac)
    driver.press(",", modifiers: .command)
    #expect(driver.windows.count == 1)
  }

  struct Plain: App {
    var hasExport = false

    var body: some Scene {
      WindowGroup { Text("Plain") }
        .commands {
          CommandGroup(replacing: .newItem) {}
          CommandGroup(after: .saveItem) { if hasExport { Button("Export") {} } }
          CommandGroup(replacing: .help) {}
        }
    }
  }

  @Test("the menu bar is as wide as the window, however small the content is")
  func width() throws {
    let driver = try ViewDriver(
      app: Plain(), size: CGSize(width: 700, height: 500), scale: 1, idiom: .mac)
    let list = driver.displayList.description
    #expect(list.contains("fill rect (0, 0) 700×30"))
    #expect(!list.contains("…"))
    // The content is in the middle of the rest.
    #expect(list.contains("text \"Plain\" (332, 255) 37×21"))
  }

  @Test(
    "an empty group removes the standard items with their divider, and an empty menu isn't shown")
  func emptyGroups() throws {
    let size = CGSize(width: 700, height: 500)
    func items(_ app: some App) throws -> [CGRect] {
      let driver = try ViewDriver(app: app, size: size, scale: 1, idiom: .mac)
      #expect(!driver.labels.contains("Help"))
      try driver.tap(on: "File")
      driver.settle()
      return driver.buttons.map(\.frame)
    }
    let alone = try items(Plain())
    let both = try items(Plain(hasExport: true))
    #expect(alone.map(\.minY) == [38])
    // A divider is between the two items.
    #expect(both.count == 2 && both[0] == alone[0] && both[1].minY > both[0].maxY + 1)
  }

  struct Rival: App {
    let log: Log

    init() { log = Log() }
    init(log: Log) { self.log = log }

    var body: some Scene {
      WindowGroup {
        Button("Draw") { log.lines.append("window") }.keyboardShortcut("d")
      }
      .commands {
        CommandMenu("Shape") {
          Button("Duplicate") { log.lines.append("command") }.keyboardShortcut("d")
          Button("Erase") { log.lines.append("erase") }.keyboardShortcut("e")
        }
      }
    }
  }

  @Test(
    "1.3.32: a shortcut activates a button of the window rather than a command",
    arguments: [ViewDriver.Idiom.mac, .phone])
  func rivals(idiom: ViewDriver.Idiom) throws {
    let log = Log()
    let driver = try ViewDriver(
      app: Rival(log: log), size: CGSize(width: 700, height: 500), scale: 1, idiom: idiom)
    driver.press("d", modifiers: .command)
    driver.press("e", modifiers: .command)
    #expect(log.lines == ["window", "erase"])
  }
}
