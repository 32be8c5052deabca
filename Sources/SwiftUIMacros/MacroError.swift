#if Macros
  /// Why a macro cannot be expanded, and what to write instead.
  struct MacroError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
#endif
