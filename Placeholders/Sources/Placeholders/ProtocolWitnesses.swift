import SwiftParser
import SwiftSyntax

/// Classes that conform to the protocols of a module, for values of these protocols that can't be made.
struct ProtocolWitnesses {
  /// The protocol of the classes, by which the placeholders at run time find them.
  private static let marker = "TactilePlaceholders.Witness"
  /// The protocols without requirements that a class meets by itself.
  private static let fulfilled: Set = [
    "AnyObject", "Sendable", "ObservableObject", "class", "Actor",
  ]

  private var protocols: [String: ProtocolDeclSyntax] = [:]
  /// The paths of the files that declare the protocols.
  private var paths: [String: String] = [:]

  /// - Parameter module: The texts of the module's files, by path. If one has the classes, there are no others.
  init(_ module: [String: String]) {
    guard !module.values.contains(where: { $0.contains(Self.marker) }) else { return }
    for (path, text) in module where text.contains("protocol ") {
      for item in Parser.parse(source: text).statements {
        guard let declaration = item.item.as(ProtocolDeclSyntax.self) else { continue }
        protocols[declaration.name.text] = declaration
        paths[declaration.name.text] = path
      }
    }
  }

  /// The declarations of the classes, by the files with their protocols, whose imports they need.
  ///
  /// Protocols whose requirements
  /// can't be met have none.
  var declarations: [String: [String]] {
    protocols.sorted { $0.key < $1.key }.reduce(into: [:]) { result, entry in
      let (name, declaration) = entry
      let isHidden = declaration.modifiers.contains {
        ["private", "fileprivate"].contains($0.name.text)
      }
      guard !isHidden, let path = paths[name], let members = members(of: declaration, []) else {
        return
      }
      let isInitialized = members.contains { $0.hasPrefix("init()") }
      let all = (isInitialized ? [] : ["nonisolated init() {}"]) + members
      result[path, default: []].append(
        "final class Witness_\(name): \(name), \(Self.marker) { \(all.joined(separator: "; ")) }")
    }
  }

  /// Returns what meets the requirements of a protocol, without repetitions; nil if something can't be met.
  ///
  /// - Parameter visited: The protocols that inherit it.
  private func members(of declaration: ProtocolDeclSyntax, _ visited: Set<String>) -> [String]? {
    let name = declaration.name.text
    guard !visited.contains(name), declaration.genericWhereClause == nil else { return nil }
    var members: [String] = []
    for inherited in declaration.inheritanceClause?.inheritedTypes ?? [] {
      let parent = inherited.type.trimmedDescription
      if Self.fulfilled.contains(parent) { continue }
      guard let known = protocols[parent], let own = self.members(of: known, visited.union([name]))
      else { return nil }
      members += own
    }
    for item in declaration.memberBlock.members {
      guard let member = member(item.decl, name) else { return nil }
      members.append(member)
    }
    var seen: Set<String> = []
    return members.filter { seen.insert($0).inserted }
  }

  /// Returns what meets a requirement; nil if nothing does.
  private func member(_ requirement: DeclSyntax, _ name: String) -> String? {
    let replacement = Replacement(name: name)
    guard !requirement.description.contains("Self") else { return nil }
    if let function = requirement.as(FunctionDeclSyntax.self) {
      var declaration = function
      declaration.modifiers = function.modifiers.filter { $0.name.text != "mutating" }
      let isThrowing = function.signature.effectSpecifiers?.throwsClause != nil
      guard
        let body = isThrowing
          ? replacement.error : replacement.body(returning: function.signature.returnClause?.type)
      else { return nil }
      return "\(declaration.oneLine) { \(body) }"
    }
    if let initializer = requirement.as(InitializerDeclSyntax.self) {
      return "\(initializer.oneLine) {}"
    }
    guard let variable = requirement.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first,
      let type = binding.typeAnnotation?.type.trimmedDescription,
      case .accessors(let accessors) = binding.accessorBlock?.accessors
    else { return nil }
    let isStatic = variable.modifiers.contains { $0.name.text == "static" }
    let bodies = accessors.map { accessor in
      accessor.accessorSpecifier.text == "set"
        ? "set {}"
        : "\(accessor.oneLine) { \(accessor.effectSpecifiers?.throwsClause == nil ? replacement.value : replacement.error) }"
    }
    return
      "\(isStatic ? "static " : "")var \(binding.pattern.trimmedDescription): \(type) { \(bodies.joined(separator: " ")) }"
  }
}

extension SyntaxProtocol {
  /// The text without comments and line breaks.
  fileprivate var oneLine: String {
    tokens(viewMode: .sourceAccurate).map { token in
      token.text + (token.trailingTrivia.isEmpty && !token.isBeforeLineBreak ? "" : " ")
    }.joined().trimmingSpaces
  }
}

extension TokenSyntax {
  fileprivate var isBeforeLineBreak: Bool {
    nextToken(viewMode: .sourceAccurate)?.leadingTrivia.isEmpty == false
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
