#if Macros
  import SwiftCompilerPlugin
  import SwiftSyntaxMacros

  /// The macros of `import SwiftUI`.
  @main
  struct SwiftUIMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
      EntryMacro.self, PreviewMacro.self, PreviewableMacro.self,
    ]
  }
#else
  /// Without the trait nothing uses the plug-in, but the package builds all of its targets.
  @main
  struct NoMacros {
    static func main() {}
  }
#endif
