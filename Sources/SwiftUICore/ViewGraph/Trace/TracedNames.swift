extension ViewNode {
  /// What a trace calls the view: its name, and where it is.
  final var tracedName: String {
    if let button = asButton { return button.titledName }
    let place = tracedPlace
    return place.isEmpty ? name : "\(name) in \(place)"
  }

  /// Where the view is: in which body, and in which button.
  final var tracedPlace: String {
    var names: [String] = []
    var node = parent
    while let around = node {
      if let button = around.asButton {
        names.append(button.titledName)
        break
      }
      if names.isEmpty, let body = around as? BodyNode { names.append(body.name) }
      node = around.parent
    }
    return names.joined(separator: " in ")
  }
}

extension AnyButtonNode {
  /// The button by its title.
  fileprivate final var titledName: String {
    let title = isRemoved ? "" : accessibilityElements.first?.label ?? ""
    return title.isEmpty ? name : "\(name) “\(title)”"
  }
}

/// A view that runs a style: in traces the style stands for it.
protocol StyledBody {
  static var styleType: Any.Type { get }
}

/// Values in the words of a trace.
enum TracedWords {
  /// A value in a few letters: what would be long is cut.
  static func short(_ value: Any) -> String {
    var words = value is String ? "“\(value)”" : "\(value)"
    if words.count > limit { words = words.prefix(limit) + "…" }
    return words.replacing("\n", with: " ")
  }

  private static var limit: Int { 40 }

  /// A property as its author wrote it.
  static func property(_ name: String) -> String {
    name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// The view, modifier or style that has a property or a body.
  static func owner(_ type: Any.Type) -> String {
    "\((type as? any StyledBody.Type)?.styleType ?? type)"
  }

  /// A key of the environment, as the property of `EnvironmentValues` that it stands for.
  static func key(_ type: Any.Type) -> String {
    var name = "\(type)"
    for prefix in ["__Key_"] where name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
    if name.hasSuffix("Key") { name.removeLast(3) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

extension Transaction {
  /// The circumstances, as far as somebody set them.
  var tracedWords: String {
    var words: [String] = []
    if isAnimationSet { words.append(animation.map { "animation \($0)" } ?? "animation nil") }
    if disablesAnimations { words.append("animations disabled") }
    if isContinuous { words.append("continuous") }
    if tracksVelocity { words.append("tracking velocity") }
    if !completions.isEmpty { words.append("with a completion") }
    return words.isEmpty ? "plain" : words.joined(separator: ", ")
  }
}
