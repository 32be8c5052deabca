import SwiftUI
import SwiftUITesting
import Testing

/// URLs that an app is asked to open.
@MainActor @Suite struct OnOpenURLTests {
  final class Log {
    var lines: [String] = []
  }

  struct Reader: App {
    let log: Log

    init() { log = Log() }
    init(log: Log) { self.log = log }

    var body: some Scene {
      WindowGroup("Articles") {
        Text("Articles")
          .onOpenURL { log.lines.append("inner \($0.host() ?? "")") }
          .padding()
          .onOpenURL { log.lines.append("outer \($0.host() ?? "")") }
      }
      WindowGroup("Feed", id: "feed") {
        Text("Feed")
          .onOpenURL { log.lines.append("feed \($0.host() ?? "")") }
          .handlesExternalEvents(preferring: ["feed:"], allowing: ["feed:"])
      }
      .handlesExternalEvents(matching: ["feed:"])
    }
  }

  @Test("a URL reaches the views of the window that take URLs")
  func openWindow() throws {
    let log = Log()
    let driver = try ViewDriver(app: Reader(log: log))
    driver.open(URL(string: "reader://today")!)
    #expect(log.lines == ["outer today", "inner today"])
    #expect(driver.windows.count == 1)
  }

  @Test("a URL that a scene matches opens a window, which takes the next one too")
  func newWindow() throws {
    let log = Log()
    let driver = try ViewDriver(app: Reader(log: log))
    driver.open(URL(string: "feed://swift")!)
    #expect(driver.windows.map(\.windowTitle) == ["Articles", "Feed"])
    driver.open(URL(string: "feed://linux")!)
    #expect(driver.windows.count == 2)
    driver.open(URL(string: "reader://today")!)
    #expect(log.lines == ["feed swift", "feed linux", "outer today", "inner today"])
  }

  @Test("a view without an app takes URLs too")
  func view() throws {
    let log = Log()
    let driver = try ViewDriver {
      Text("Alone").onOpenURL { log.lines.append($0.absoluteString) }
    }
    driver.open(URL(string: "a:b")!)
    #expect(log.lines == ["a:b"])
  }
}
