#if canImport(Runtime)
  import Runtime
#endif

extension CallOrigin {
  /// A function that has called the running code, by the name of its library and its mangled name.
  package struct Caller: Sendable {
    package let library: String
    /// The mangled name; empty if it isn't known.
    package let symbol: String
  }

  /// The functions that have called the code at this place, from the inside out.
  ///
  /// It needs no debug information. Those of asynchronous functions are the ones that wait for their end.
  package var callers: [Caller] {
    #if canImport(Runtime)
      let frames = backtrace.symbolicated(with: Self.images, options: [.useSymbolCache])?.frames
      return (frames ?? []).map { frame in
        let address = frame.captured.adjustedProgramCounter
        let image = Self.images.first { $0.baseAddress <= address && address < $0.endOfText }
        return Caller(library: image?.name ?? "", symbol: frame.symbol?.rawName ?? "")
      }
    #else
      return []
    #endif
  }
}
