import Glibc

/// Prints the last events of a script if the program crashes meanwhile.
///
/// A test that crashes ends the program, so nothing else could tell how it came to that.
@MainActor
enum CrashNote {
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]
  /// The number of lines that are printed: less than a screen.
  private static let mostLines = 40

  private static var title = ""
  private static var lines: [String] = []
  private static var isInstalled = false

  // A signal handler may only use memory that exists already.
  private nonisolated(unsafe) static var text: UnsafeMutablePointer<CChar>?
  private nonisolated(unsafe) static var length = 0
  private nonisolated(unsafe) static let former = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 65)

  /// Begins a script with a title.
  static func begin(_ title: String) {
    (self.title, lines) = (title, [])
    write()
    guard !isInstalled else { return }
    isInstalled = true
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { CrashNote.report($0) }
      sigaction(signal, &action, former + Int(signal))
    }
  }

  /// Adds an event that is about to be played.
  static func append(_ line: String) {
    lines.append(line)
    write()
  }

  /// Ends the script: the program has not crashed.
  static func end() {
    for signal in signals where isInstalled { sigaction(signal, former + Int(signal), nil) }
    isInstalled = false
    free(text)
    text = nil
  }

  private static func write() {
    let left = lines.count - mostLines
    var note = [title]
    if left > 0 { note.append("  \(left) events, and then") }
    for line in lines.suffix(mostLines) {
      for part in line.split(separator: "\n") { note.append("  \(part)") }
    }
    let former = text
    text = strdup(note.joined(separator: "\n") + "\n")
    length = text.map { strlen($0) } ?? 0
    free(former)
  }

  /// Prints the note, and passes the signal on: when this returns, it is raised again.
  private nonisolated static func report(_ signal: Int32) {
    if let text { _ = Glibc.write(STDERR_FILENO, text, length) }
    sigaction(signal, former + Int(signal), nil)
  }
}
