import SwiftUI

/// A window of which many are opened and closed.
struct ManyView: View {
  @State private var count = 0

  var body: some View {
    Button("Count \(count)") { count += 1 }.buttonStyle(.borderedProminent)
  }
}

/// Opens and closes windows when a key is pressed, and tells how much memory they leave behind.
struct ManyWindows: View {
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
