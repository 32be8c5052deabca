#if Macros
  import SwiftCompilerPlugin
  import SwiftSyntaxMacros

  /// The compiler plug-in with the macros of `import SwiftUI`.
  @main
  struct SwiftUIMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
      EntryMacro.self, PreviewMacro.self, PreviewableMacro.self,
    ]
  }
#else
  /// A placeholder without the trait, since the package builds all of its targets.
  @main
  struct NoMacros {
    static func main() {}
  }
#endif
