import CTactileGTK

/// GTK's functions, loaded when the first window opens.
@MainActor
enum GTKLibrary {
  /// The functions of the library that is installed.
  ///
  /// - Throws: ``WindowUnavailable`` if the library is missing or too old.
  static func load() throws(WindowUnavailable) -> UnsafePointer<GTKFunctions> {
    var missing: UnsafePointer<CChar>?
    if let functions = tactile_gtk_load(&missing) { return functions }
    throw .library(missing.map { String(cString: $0) } ?? "unknown error")
  }
}

/// The reason for which no window can be shown, with the remedy.
enum WindowUnavailable: Error, CustomStringConvertible {
  /// GTK is missing or too old; the message is the dynamic linker's.
  case library(String)
  /// GTK can't connect to a display.
  case display
  /// The fonts, or something else that drawing needs, are missing.
  case drawing(String)
  /// The app with a name opens no window when it is launched.
  case scenes(String)

  var description: String {
    switch self {
    case .library(let message):
      """
      No window can be shown, because GTK 4 cannot be loaded (\(message)). Install it, on Debian and Ubuntu \
      with “apt-get install libgtk-4-1”.
      """
    case .display:
      """
      No window can be shown, because there is no display. Set WAYLAND_DISPLAY or DISPLAY, or run the program \
      with “xvfb-run” to try it without a screen.
      """
    case .drawing(let message): "No window can be shown. \(message)"
    case .scenes(let name):
      """
      The app “\(name)” opens no window when it is launched. Add a WindowGroup or a Window to its body, or let one \
      of them have the launch behavior “presented”.
      """
    }
  }
}
