extension ViewNode {
  /// The name of the view and its location, for traces.
  package final var tracedName: String {
    if let button = asButton { return button.titledName }
    let place = tracedPlace
    return place.isEmpty ? name : "\(name) in \(place)"
  }

  /// The location of the view: the enclosing bodies and the enclosing button.
  package final var tracedPlace: String {
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
  /// The name of the button with its label.
  fileprivate final var titledName: String {
    let title = isRemoved ? "" : accessibilityElements.first?.label ?? ""
    return title.isEmpty ? name : "\(name) “\(title)”"
  }
}

/// A view that evaluates a style, which represents it in traces.
protocol StyledBody {
  static var styleType: Any.Type { get }
}

/// The words for values in traces.
enum TracedWords {
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

  /// Returns the name of the view, modifier or style that owns a property or a body.
  static func owner(_ type: Any.Type) -> String {
    "\((type as? any StyledBody.Type)?.styleType ?? type)"
  }

  /// Returns the name of an environment key, as its property of `EnvironmentValues`.
  static func key(_ type: Any.Type) -> String {
    var name = "\(type)"
    for prefix in ["__Key_"] where name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
    if name.hasSuffix("Key") { name.removeLast(3) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

extension Transaction {
  /// The attributes of the transaction that were set, in words.
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
