#if canImport(Runtime)
  import Runtime
#endif
@_spi(Engine) import TactileViewGraph

extension CallOrigin {
  /// A function that has called the running code, by the name of its library and its mangled name.
  package struct Caller: Sendable {
    package let library: String
    /// The mangled name; empty if it isn't known.
    package let symbol: String
    /// The name in sources; empty if it isn't known.
    let function: String
    /// The address of the call.
    let address: UInt64
  }

  /// The functions that have called the code at this place, from the inside out.
  ///
  /// It needs no debug information. Those of asynchronous functions are the ones that wait for their end.
  package var callers: [Caller] {
    #if canImport(Runtime)
      let backtraces = [callersOfLibraries, backtrace].compactMap(\.self)
      let frames = backtraces.flatMap {
        $0.symbolicated(with: Self.images, options: [.useSymbolCache])?.frames ?? []
      }
      return frames.map { frame in
        let address = frame.captured.adjustedProgramCounter
        let image = Self.images.first { $0.baseAddress <= address && address < $0.endOfText }
        return Caller(
          library: image?.name ?? "", symbol: frame.symbol?.rawName ?? "",
          function: frame.symbol?.name ?? "", address: UInt64(address) ?? 0)
      }
    #else
      return []
    #endif
  }
}

extension CallOrigin.Caller {
  /// The module of the function; nil if it isn't one of Swift.
  var module: Substring? {
    guard let start = symbol.firstMatch(of: /^\$s([0-9]+)/), let length = Int(start.1) else {
      return nil
    }
    return symbol[start.range.upperBound...].prefix(length)
  }

  /// Whether the function is one of the program's own modules, and not of this package's or a library's.
  var isOfProgram: Bool {
    module.map { !TracedWords.modules.contains($0) && !Self.libraries.contains($0) } ?? false
  }

  /// The other modules that a program's windows run through, of this package and of the libraries that call it.
  private static let libraries: Set<Substring> = [
    "Combine", "Dispatch", "Foundation", "FoundationEssentials", "Observation", "OpenCombine",
    "OpenCombineDispatch", "SwiftUITesting", "Synchronization", "TactileCairoRenderer",
    "TactileDrawing", "TactileHeadlessHost", "TactileInspection", "TactileWindowHost", "Testing",
    "XCTest",
  ]

  /// The line of the call; nil if there is no debug information.
  var line: CallOrigin.Line? {
    #if canImport(Runtime)
      let frames = BacktraceCapture(limit: 1).from(address)?
        .symbolicated(with: CallOrigin.images)?.frames
      let symbol = frames?.lazy.compactMap(\.symbol).first { ($0.sourceLocation?.line ?? 0) > 0 }
      return symbol.flatMap { symbol in
        symbol.sourceLocation.map {
          CallOrigin.Line(file: $0.path, line: $0.line, function: symbol.name)
        }
      }
    #else
      return nil
    #endif
  }
}
