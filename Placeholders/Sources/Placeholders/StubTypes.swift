import SwiftParser
import SwiftSyntax

/// The types that are declared in place of missing ones, one for each name in a module.
struct StubTypes {
  private let modules: [[String: String]]
  private var declared: Set<String> = []
  private var waiting: [String: [String]] = [:]

  /// - Parameter modules: The texts of the modules' files, by path.
  init(_ modules: [[String: String]]) { self.modules = modules }

  /// Declares a type at the end of a file, unless its module has it.
  mutating func add(_ name: String, usedIn path: String) {
    let module = modules.firstIndex { $0[path] != nil }
    guard declared.insert("\(module ?? -1) \(name)").inserted else { return }
    let uses = TypeUses(name)
    for text in module.map({ modules[$0] })?.values.filter({ $0.contains(name) }) ?? [] {
      uses.walk(Parser.parse(source: text))
    }
    waiting[path, default: []].append(uses.declaration)
  }

  /// Declares a type in another one.
  mutating func add(_ name: String, nestedIn parent: String, usedIn path: String) {
    let module = modules.firstIndex { $0[path] != nil }
    guard declared.insert("\(module ?? -1) \(parent).\(name)").inserted else { return }
    waiting[path, default: []].append(
      "extension \(parent) { public struct \(name): Hashable, Codable, Sendable { public init() {} } }"
    )
  }

  /// Returns the declarations for a file.
  mutating func take(for path: String) -> [String] { waiting.removeValue(forKey: path) ?? [] }
}

/// What a missing type is, as far as its uses tell.
private final class TypeUses: SyntaxVisitor {
  private let name: String
  private var arity = 0
  private var isClass = false
  private var isProtocol = false

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == name else { return .visitChildren }
    arity = max(arity, node.genericArgumentClause?.arguments.count ?? 0)
    if node.parent?.is(SomeOrAnyTypeSyntax.self) == true
      || node.parent?.is(GenericParameterSyntax.self) == true
      || node.parent?.is(ConformanceRequirementSyntax.self) == true
    {
      isProtocol = true
    }
    if let inherited = node.parent?.as(InheritedTypeSyntax.self) { inspect(inherited) }
    return .visitChildren
  }

  /// Notes what a type inherits: a class only its first type, and other types protocols alone.
  private func inspect(_ inherited: InheritedTypeSyntax) {
    let isFirst = inherited.parent?.as(InheritedTypeListSyntax.self)?.first?.id == inherited.id
    let type = inherited.ancestors.first { $0.asProtocol((any DeclGroupSyntax).self) != nil }
    let isProtocolName = ["Delegate", "DataSource", "Protocol", "able", "Providing", "Type"]
      .contains {
        name.hasSuffix($0)
      }
    if type?.is(ClassDeclSyntax.self) == true, isFirst, !isProtocolName {
      isClass = true
    } else {
      isProtocol = true
    }
  }

  /// The declaration of a type of the kind.
  var declaration: String {
    if isClass {
      return "open class \(name): @unchecked Sendable { public init() {} }"
    }
    if isProtocol { return "public protocol \(name) {}" }
    let parameters = (0..<arity).map { "Parameter\($0)" }.joined(separator: ", ")
    let clause = arity == 0 ? "" : "<\(parameters)>"
    return
      "public struct \(name)\(clause): Hashable, Codable, Sendable, TactilePlaceholders.EmptyValue { public init() {} }"
  }
}
