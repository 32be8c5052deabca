#if Macros
  /// The reason why a macro can't be expanded, with a suggestion.
  struct MacroError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
#endif
