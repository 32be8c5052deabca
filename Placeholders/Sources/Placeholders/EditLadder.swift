import SwiftSyntax

/// The edits that may remove an error, the smallest first.
///
/// An edit that doesn't help is followed by the next larger one. The last one leaves out the whole file, so there is an end.
struct EditLadder {
  private(set) var edits: [Edit] = []
  private let token: TokenSyntax
  private let cause: ErrorCause
  private let replacement: Replacement

  init(_ token: TokenSyntax, _ cause: ErrorCause, in file: SourceFileSyntax) {
    self.token = token
    self.cause = cause
    replacement = Replacement(
      name: cause.name ?? (cause == .slow ? Self.typeName(around: token) : nil)
        ?? Self.name(near: token))
    addFirst()
    // Each further attempt would take as long.
    if cause != .slow, let statement = token.statement {
      addExecutable(statement)
      addEnclosing(statement)
    }
    addDeclarations()
    addFile(file)
  }

  /// The name that a message is about which has none.
  private static func name(near token: TokenSyntax) -> String {
    for node in token.ancestors {
      if let call = node.as(FunctionCallExprSyntax.self), let name = call.calledExpression.lastName
      {
        return call.missingName ?? name
      }
      if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { break }
    }
    return token.text
  }

  /// The name of the innermost type that contains a token; nil outside of types.
  private static func typeName(around token: TokenSyntax) -> String? {
    for node in token.ancestors {
      if let type = node.asProtocol((any NamedDeclSyntax).self),
        node.asProtocol((any DeclGroupSyntax).self) != nil
      {
        return type.name.text
      }
      if let type = node.as(ExtensionDeclSyntax.self) {
        return type.extendedType.trimmedDescription
      }
    }
    return nil
  }

  private mutating func add(_ edit: Edit?) {
    guard let edit, edits.last != edit else { return }
    edits.append(edit)
  }

  // MARK: Attributes and conformances

  /// Adds the edits that only some messages ask for.
  private mutating func addFirst() {
    switch cause {
    case .unknownAttribute: addAttribute()
    case .needlessOverride:
      for node in token.ancestors {
        guard let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers else {
          continue
        }
        return add(modifiers.first { $0.name.text == "override" }.map { Edit($0, "") })
      }
    case .missingConformance(let name):
      for node in token.ancestors {
        guard let type = node.asProtocol((any DeclGroupSyntax).self) else { continue }
        return add(type.inheritanceClause.flatMap { Self.removal(of: name, from: $0) })
      }
    case .missingInitializer:
      let type = token.ancestors.lazy.compactMap { $0.as(ClassDeclSyntax.self) }.first
      guard let brace = type?.memberBlock.leftBrace else { return }
      let end = brace.innerRange.upperBound
      add(Edit(end..<end, " init() { \(replacement.trap) }"))
    default:
      if token.ancestors.contains(where: { $0.is(AttributeSyntax.self) }) { addAttribute() }
    }
  }

  /// Leaves out the attribute.
  ///
  /// A property whose value it made is computed, so that nothing ends the program until it is used.
  private mutating func addAttribute() {
    guard let node = token.ancestors.first(where: { $0.is(AttributeSyntax.self) }),
      let attribute = node.as(AttributeSyntax.self)
    else { return }
    if let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
      let edit = computedProperty(variable, without: attribute)
    {
      return add(edit)
    }
    add(Edit(attribute, ""))
  }

  /// Replaces a property without a value by one that is computed; nil for other properties.
  private func computedProperty(
    _ variable: VariableDeclSyntax, without attribute: AttributeSyntax
  ) -> Edit? {
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      binding.initializer == nil, binding.accessorBlock == nil
    else { return nil }
    var result = variable
    result.attributes = variable.attributes.filter { $0.id != attribute.id }
    let type = binding.typeAnnotation == nil ? ": TactilePlaceholders.Anything" : ""
    let isInClass = variable.ancestors.first { $0.asProtocol((any DeclGroupSyntax).self) != nil }?
      .is(ClassDeclSyntax.self)
    let setter = isInClass == true ? "set {}" : "nonmutating set {}"
    return Edit(
      variable.innerRange,
      "\(result.trimmedDescription)\(type) { get { \(replacement.value) } \(setter) }")
  }

  /// Leaves out a protocol that a type conforms to.
  private static func removal(of name: String, from clause: InheritanceClauseSyntax) -> Edit? {
    let types = Array(clause.inheritedTypes)
    guard
      let index = types.firstIndex(where: {
        $0.type.trimmedDescription.split(separator: ".").last.map(String.init) == name
      })
    else { return nil }
    if types.count == 1 { return Edit(clause, "") }
    let start = types[index].innerRange.lowerBound
    if index + 1 < types.count { return Edit(start..<types[index + 1].innerRange.lowerBound, "") }
    return Edit(
      types[index - 1].type.innerRange.upperBound..<types[index].innerRange.upperBound, "")
  }

  // MARK: Statements

  /// Adds edits in a statement, and of all of it.
  private mutating func addExecutable(_ statement: CodeBlockItemSyntax) {
    let isElement = statement.isBuilderElement
    let links = self.links(in: statement)
    let start = chainStart
    if isElement {
      if let call = start?.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == start?.id,
        start?.lastName?.first?.isUppercase == true, cause.isUnknownName
      {
        if let container = edit(ofContainer: call) { add(container) }
        add(Edit(call, replacement.view))
      }
      add(links.first?.removal)
      add(links.last?.removal)
    } else if let start, !isAssigned(start, in: statement) {
      let chain = start.wholeChain
      if chain.id != statement.item.id { add(Edit(chain, replacement.value)) }
      if let outer = outerChain(of: chain, in: statement) { add(Edit(outer, replacement.value)) }
    }
    add(removal(of: statement, isElement: isElement))
  }

  /// Replaces a view but for the content that it is given; nil if it is given none.
  private func edit(ofContainer call: FunctionCallExprSyntax) -> Edit? {
    guard let content = call.trailingClosure, content.signature == nil, !content.statements.isEmpty,
      call.additionalTrailingClosures.isEmpty
    else { return nil }
    let start = call.innerRange.lowerBound
    return Edit(start..<content.innerRange.lowerBound, replacement.view + " ")
  }

  /// The links around the token in a statement, the innermost first.
  private func links(in statement: CodeBlockItemSyntax) -> [ModifierLink] {
    token.ancestors.prefix { $0.id != statement.id }.compactMap(ModifierLink.init)
      .filter { $0.contains(token) }
  }

  /// The start of the chain that the token belongs to; nil if it isn't in an expression.
  private var chainStart: ExprSyntax? {
    guard var expression = token.parent?.as(ExprSyntax.self) else { return nil }
    if let member = expression.parent?.as(MemberAccessExprSyntax.self),
      member.declName.id == expression.id
    {
      expression = ExprSyntax(member)
    }
    // An operator goes with its operands.
    if let sequence = expression.parent?.parent?.as(SequenceExprSyntax.self),
      expression.isOperator
    {
      let isAssignment = sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
      return isAssignment ? nil : ExprSyntax(sequence)
    }
    while true {
      if let base = expression.as(MemberAccessExprSyntax.self)?.base {
        expression = base
      } else if let call = expression.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      } else if let part = expression.as(OptionalChainingExprSyntax.self) {
        expression = part.expression
      } else if let part = expression.as(ForceUnwrapExprSyntax.self) {
        expression = part.expression
      } else if let part = expression.as(SubscriptCallExprSyntax.self) {
        expression = part.calledExpression
      } else if let call = expression.trailingClosureOwner {
        // A closure after a call can't be replaced by itself.
        expression = call
      } else {
        return expression
      }
    }
  }

  /// Whether an expression is what a statement assigns to.
  private func isAssigned(_ expression: ExprSyntax, in statement: CodeBlockItemSyntax) -> Bool {
    for node in expression.ancestors {
      if node.id == statement.id { return false }
      guard let sequence = node.as(SequenceExprSyntax.self),
        let assignment = sequence.elements.first(where: { $0.is(AssignmentExprSyntax.self) })
      else { continue }
      return expression.innerRange.lowerBound < assignment.innerRange.lowerBound
    }
    return false
  }

  /// The chain whose argument another one is; nil if there is none in the statement.
  private func outerChain(
    of chain: ExprSyntax, in statement: CodeBlockItemSyntax
  ) -> ExprSyntax? {
    for node in chain.ancestors.prefix(while: { $0.id != statement.id }) {
      guard let call = node.as(FunctionCallExprSyntax.self) else { continue }
      let whole = ExprSyntax(call).wholeChain
      return whole.id == statement.item.id ? nil : whole
    }
    return nil
  }

  /// Replaces a statement; nil if others depend on it.
  private func removal(of statement: CodeBlockItemSyntax, isElement: Bool) -> Edit? {
    let item = Syntax(statement.item)
    if item.is(DeclSyntax.self) || item.is(GuardStmtSyntax.self) { return nil }
    if let result = item.as(ReturnStmtSyntax.self) {
      guard result.expression != nil else { return nil }
      return Edit(item, "return \(isElement ? replacement.view : replacement.value)")
    }
    if isElement { return Edit(item, replacement.view) }
    let isOnly = statement.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    let isResult = isOnly && item.is(ExprSyntax.self) && !item.is(IfExprSyntax.self)
    return Edit(item, isResult ? replacement.value : replacement.statement)
  }

  /// Adds edits of the statements around a statement, and of the function that they are in.
  private mutating func addEnclosing(_ statement: CodeBlockItemSyntax) {
    var outer = statement.statement
    while let statement = outer {
      add(removal(of: statement, isElement: statement.isBuilderElement))
      outer = statement.statement
    }
  }

  // MARK: Declarations

  /// Adds edits of the functions, properties and types that contain the token.
  private mutating func addDeclarations() {
    for node in token.ancestors {
      if let function = node.as(FunctionDeclSyntax.self) {
        let body = replacement.body(returning: function.signature.returnClause?.type)
        if let block = function.body, let body { add(Edit(insideOf: block, body)) }
      } else if let initializer = node.as(InitializerDeclSyntax.self) {
        add(initializer.body.flatMap { Edit(insideOf: $0, self.initializer(around: initializer)) })
      } else if let binding = node.as(PatternBindingSyntax.self) {
        add(edit(of: binding))
      } else if let accessor = node.as(AccessorDeclSyntax.self),
        accessor.accessorSpecifier.text != "get"
      {
        add(accessor.body.map { Edit(insideOf: $0, replacement.statement) })
      } else if node.is(MemberBlockItemSyntax.self) {
        add(Edit(node, ""))
      } else if let item = node.as(CodeBlockItemSyntax.self), item.isAtTopLevel {
        add(Edit(item, ""))
      }
    }
  }

  /// Replaces the value or the getter of a property; nil if its type isn't written.
  private func edit(of binding: PatternBindingSyntax) -> Edit? {
    guard let type = binding.typeAnnotation?.type else { return nil }
    if let value = binding.initializer?.value,
      value.innerRange.contains(token.innerRange.lowerBound)
    {
      return Edit(value, replacement.value)
    }
    guard let block = binding.accessorBlock, let body = replacement.body(returning: type) else {
      return nil
    }
    guard case .accessors(let accessors) = block.accessors else {
      return Edit(insideOf: block, body)
    }
    return accessors.first { $0.accessorSpecifier.text == "get" }?.body.map {
      Edit(insideOf: $0, body)
    }
  }

  /// The body of an initializer.
  private func initializer(around node: InitializerDeclSyntax) -> String {
    let isClass = node.ancestors.first { $0.asProtocol((any DeclGroupSyntax).self) != nil }?
      .is(ClassDeclSyntax.self)
    return isClass == true ? replacement.trap : "self = \(replacement.value)"
  }

  /// Leaves out all but the imports.
  private mutating func addFile(_ file: SourceFileSyntax) {
    let rest = Array(file.statements).filter {
      !$0.item.is(ImportDeclSyntax.self) && !$0.item.is(PoundSourceLocationSyntax.self)
    }
    guard let first = rest.first, let last = rest.last else { return }
    add(Edit(first.innerRange.lowerBound..<last.innerRange.upperBound, ""))
  }
}

extension ExprSyntax {
  /// Whether the expression is between operands.
  fileprivate var isOperator: Bool {
    self.is(BinaryOperatorExprSyntax.self) || self.is(AssignmentExprSyntax.self)
      || self.is(ArrowExprSyntax.self) || self.is(UnresolvedAsExprSyntax.self)
      || self.is(UnresolvedIsExprSyntax.self) || self.is(UnresolvedTernaryExprSyntax.self)
  }

  /// The call that the expression is a closure after; nil for other expressions.
  fileprivate var trailingClosureOwner: ExprSyntax? {
    guard self.is(ClosureExprSyntax.self) else { return nil }
    if let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id {
      return ExprSyntax(call)
    }
    guard let element = parent?.as(MultipleTrailingClosureElementSyntax.self) else { return nil }
    return element.parent?.parent?.as(FunctionCallExprSyntax.self).map { ExprSyntax($0) }
  }
}

extension FunctionCallExprSyntax {
  /// The name for which a placeholder stands; nil for other calls.
  fileprivate var missingName: String? {
    guard ["unavailable", "Unavailable"].contains(calledExpression.lastName) else { return nil }
    return arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}

extension ErrorCause {
  fileprivate var isUnknownName: Bool {
    guard case .unknownName = self else { return false }
    return true
  }
}

extension CodeBlockItemSyntax {
  /// Whether the item is a declaration of the file, and no statement of a function or a closure.
  fileprivate var isAtTopLevel: Bool {
    !ancestors.contains {
      $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
        || $0.is(AccessorBlockSyntax.self)
    }
  }
}

extension SyntaxProtocol {
  /// The innermost statement of a function or a closure around the node; nil outside of those.
  fileprivate var statement: CodeBlockItemSyntax? {
    for node in ancestors {
      if node.is(MemberBlockItemSyntax.self) { return nil }
      guard let item = node.as(CodeBlockItemSyntax.self) else { continue }
      return item.isAtTopLevel ? nil : item
    }
    return nil
  }
}
