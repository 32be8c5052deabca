/// A view of a style, or the look that a style gives its views; messages and traces name it by the style.
package protocol StyledBody {
  static var styleType: Any.Type { get }
}

/// The words for values in traces.
package enum TracedWords {
  /// Returns a short description of a value, truncated if necessary.
  static func short(_ value: Any) -> String {
    let words = description(of: value).replacing("\n", with: " ")
    return words.count > limit ? words.prefix(limit) + "…" : words
  }

  static var limit: Int { 40 }

  /// Returns the name of a property as written in its declaration.
  static func property(_ name: String) -> String {
    name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// Returns the name of the view, modifier or style that owns a property or a body, without generic arguments, which a
  /// program seldom writes.
  package static func owner(_ type: Any.Type) -> String {
    var type = type
    while let styled = type as? any StyledBody.Type { type = styled.styleType }
    return String("\(type)".prefix { $0 != "<" })
  }

  /// Whether a type is one of this package's modules, and not of the program.
  package static func isOfPackage(_ type: Any.Type?) -> Bool {
    var type = type
    while let styled = type as? any StyledBody.Type { type = styled.styleType }
    guard let name = type.map(String.init(reflecting:)) else { return true }
    return modules.contains(name.prefix { $0 != "." })
  }

  /// The modules that a program imports with `SwiftUI`.
  package static let modules: Set<Substring> = [
    "SwiftUI", "SwiftUICore", "TactileAccessibility", "TactileButtons", "TactileCanvas",
    "TactileControls", "TactileDataFlow", "TactileDeclaredPreviews", "TactileGlass",
    "TactileGraphics", "TactileInput", "TactileLayout", "TactileLists", "TactileMotion",
    "TactileNavigation", "TactilePickers", "TactilePresentations", "TactileScenes", "TactileSearch",
    "TactileTabs",
    "TactileScrolling", "TactileTextAndImages", "TactileTextInput", "TactileUIKit",
    "TactileViewGraph",
  ]

  /// Returns the name of an environment key, as its property of `EnvironmentValues`.
  static func key(_ type: Any.Type) -> String {
    var name = "\(type)"
    for prefix in ["__Key_"] where name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
    if name.hasSuffix("Key") { name.removeLast(3) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
