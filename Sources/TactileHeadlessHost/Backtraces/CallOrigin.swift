import CTactileVirtualTime
import Foundation

#if canImport(Runtime)
  import Runtime
#endif

/// The place in a program's sources from which this package was called.
///
/// Functions take the place of their call as parameters; this is for properties, and for code that knows nothing of tests,
/// such as `Task.sleep`. Lines need the debug information that debug builds have.
package struct CallOrigin: Sendable {
  /// A line of a program's sources.
  package struct Line: Sendable {
    package let file: String
    package let line: Int
    /// The function that the line belongs to.
    package let function: String
  }

  #if canImport(Runtime)
    /// The calls of asynchronous functions; nil for other code.
    let backtrace: Backtrace?
    /// The calls on the stack, also through libraries without frame pointers, but not those of asynchronous functions.
    let callersOfLibraries: Backtrace?
    /// The libraries of the program, which take a hundred times as long to find as a backtrace.
    static let images = ImageMap.capture()
  #endif

  /// The folder with the sources of this package, whose functions are not what a reader looks for.
  private static let ownSources =
    URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().path + "/"

  /// Returns the place from which the running code was called; nil if the platform has no backtraces.
  ///
  /// Only the context of an asynchronous function knows the functions that wait for it. A backtrace of Swift reads that
  /// context from a fixed place in the frame of each asynchronous function on the stack. A function that hasn't waited yet
  /// may store another value there, and the program crashes. Ask for these functions only where nothing else finds the line.
  ///
  /// - Parameter isAsynchronous: Whether the functions that wait for this call are wanted as well.
  package static func capture(isAsynchronous: Bool = false) -> CallOrigin? {
    #if canImport(Runtime)
      let callers = BacktraceCapture(limit: 410).withCallers()
      guard isAsynchronous else {
        return callers.map { CallOrigin(backtrace: nil, callersOfLibraries: $0) }
      }
      let backtrace = try? Backtrace.capture(
        algorithm: .fast, limit: 200, offset: 0, top: 0, images: images)
      return CallOrigin(backtrace: backtrace, callersOfLibraries: callers)
    #else
      return nil
    #endif
  }

  /// Finds the libraries of the program.
  ///
  /// The runtime reads the beginning of each file that is mapped into memory. If another thread unmaps one at that moment,
  /// the program crashes, so a test's driver calls this before it loads fonts.
  package static func prepare() {
    #if canImport(Runtime)
      _ = images
    #endif
  }

  /// Whether a path is that of a source of this package or of a library, and not of the program.
  private static func isSkipped(_ path: String) -> Bool {
    path.hasPrefix(ownSources) || path.contains("/checkouts/")
  }

  /// The innermost line outside of this package; nil if there is no debug information.
  package var line: Line? { line(of: callers) ?? lineOfAsynchronousFunction }

  /// The innermost line of the program, also of functions that wait for others, for which all lines have to be found.
  private var lineOfAsynchronousFunction: Line? {
    #if canImport(Runtime)
      let frames = backtrace?.symbolicated(with: Self.images)?.frames ?? []
      return frames.lazy.compactMap { frame -> Line? in
        guard let symbol = frame.symbol, let place = symbol.sourceLocation, place.line > 0 else {
          return nil
        }
        return Line(file: place.path, line: place.line, function: symbol.name)
      }.first { Self.isOfProgram($0) }
    #else
      return nil
    #endif
  }

  private static func isOfProgram(_ line: Line) -> Bool {
    line.file.hasPrefix("/") && !isSkipped(line.file)
      && FileManager.default.fileExists(atPath: line.file)
  }

  /// Returns the innermost line outside of this package that calls a module of it, which has led to the code of that module
  /// that runs; nil if there is no debug information.
  package func line(calling module: String) -> Line? {
    let others = callers.drop { $0.module.map(String.init) != module }
      .drop { $0.module.map { $0 == module } ?? true }
    return line(of: others.drop { $0.module.map(String.init) != module })
  }

  /// The innermost function outside of this package and of libraries, by its name in sources; nil if there is none.
  ///
  /// It needs no debug information.
  private var function: String? { callers.first(where: \.isOfProgram)?.function }

  /// Returns the first line of the program among functions.
  ///
  /// Lines take far longer to find than names, so the names decide which are looked for.
  private func line(of callers: some Sequence<Caller>) -> Line? {
    callers.lazy.filter(\.isOfProgram).compactMap(\.line).first { Self.isOfProgram($0) }
  }

  /// The place in words, such as “begun in Loader.load() at Loader.swift:20”; nil if it can't be found.
  package var words: String? {
    guard let line else { return function.map { "begun in \(Self.written($0))" } }
    return "begun in \(Self.written(line.function)) at \(line.short)"
  }

  /// The place in a few words, such as “Loader.swift:20”; nil if it can't be found.
  package var shortWords: String? {
    line?.short ?? function.map { "begun in \(Self.written($0))" }
  }

  /// Returns the name of a function as a program writes it, without the compiler's words for closures and accessors.
  private static func written(_ function: String) -> String {
    function.replacing(
      /(implicit )?closure #[0-9]+ in |\.(getter|setter|modify|read)\b| #[0-9]+/, with: "")
  }
}

extension CallOrigin.Line {
  /// The name of the file, and the line.
  fileprivate var short: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}
