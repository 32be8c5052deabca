/// What the compiler complains about, as far as it matters for the edit.
enum ErrorCause: Equatable {
  case unknownName(String)
  case unknownType(String)
  case unknownMember(String)
  /// A type that isn't nested in another one.
  case unknownNestedType(String, in: String)
  case missingConformance(to: String)
  case unknownAttribute(String)
  /// A class whose properties have no values.
  case missingInitializer
  /// Nothing is overridden.
  case needlessOverride
  /// Code that keeps the compiler busy for too long, or ends it.
  case slow
  case other

  init(_ message: String) {
    if let match = message.firstMatch(of: /cannot find type '([^']+)' in scope/) {
      self = .unknownType(String(match.output.1))
    } else if let match = message.firstMatch(of: /cannot find (?:operator )?'([^']+)' in scope/) {
      self = .unknownName(String(match.output.1))
    } else if let match = message.firstMatch(of: /'([^']+)' is not a member type of \S+ '([^']+)'/)
    {
      let parent = match.output.2.split(separator: ".").last.map(String.init) ?? ""
      self = .unknownNestedType(String(match.output.1), in: parent)
    } else if let match = message.firstMatch(of: /has no (?:dynamic )?member '([^']+)'/) {
      self = .unknownMember(String(match.output.1))
    } else if let match = message.firstMatch(of: /does not conform to protocol '([^']+)'/) {
      self = .missingConformance(to: String(match.output.1))
    } else if let match = message.firstMatch(of: /unknown attribute '([^']+)'/) {
      self = .unknownAttribute(String(match.output.1))
    } else if message.contains("has no initializers") {
      self = .missingInitializer
    } else if message.contains("does not override any") {
      self = .needlessOverride
    } else if ["this takes the compiler more than", "this crashes the compiler"]
      .contains(where: message.hasPrefix)
    {
      self = .slow
    } else {
      self = .other
    }
  }

  /// The name that is missing; nil if the message has none.
  var name: String? {
    switch self {
    case .unknownName(let name), .unknownType(let name), .unknownMember(let name),
      .unknownAttribute(let name), .unknownNestedType(let name, _):
      name
    case .missingConformance(let name): name
    case .missingInitializer, .needlessOverride, .slow, .other: nil
    }
  }
}
