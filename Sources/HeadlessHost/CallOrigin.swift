import Foundation

#if canImport(Runtime)
  import Runtime
#endif

/// The place in a program's sources from which this package was called.
///
/// Functions take the place of their call as parameters; this is for properties, and for code that knows nothing of tests,
/// such as `Task.sleep`. It needs the debug information that debug builds have.
package struct CallOrigin: Sendable {
  /// A line of a program's sources.
  package struct Line: Sendable {
    package let file: String
    package let line: Int
    /// The function that the line belongs to.
    package let function: String
  }

  #if canImport(Runtime)
    let backtrace: Backtrace
    /// The libraries of the program, which take a hundred times as long to find as a backtrace.
    static let images = ImageMap.capture()
  #endif

  /// The folder with the sources of this package, whose functions are not what a reader looks for.
  private static let ownSources =
    URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().path + "/"

  /// Returns the place from which the running code was called; nil if the platform has no backtraces.
  ///
  /// - Parameter limit: The most calls to capture.
  package static func capture(limit: Int = 48) -> CallOrigin? {
    #if canImport(Runtime)
      let backtrace = try? Backtrace.capture(
        algorithm: .fast, limit: limit, offset: 0, top: 0, images: images)
      return backtrace.map { CallOrigin(backtrace: $0) }
    #else
      return nil
    #endif
  }

  /// Whether a path is that of a source of this package or of a library, and not of the program.
  private static func isSkipped(_ path: String) -> Bool {
    path.hasPrefix(ownSources) || path.contains("/checkouts/")
  }

  /// The innermost line outside of this package; nil if there is no debug information.
  package var line: Line? {
    #if canImport(Runtime)
      let frames = backtrace.symbolicated(with: Self.images)?.frames ?? []
      for frame in frames {
        guard let symbol = frame.symbol, let place = symbol.sourceLocation, place.line > 0,
          place.path.hasPrefix("/"), !Self.isSkipped(place.path),
          FileManager.default.fileExists(atPath: place.path)
        else { continue }
        return Line(file: place.path, line: place.line, function: symbol.name)
      }
    #endif
    return nil
  }
}
