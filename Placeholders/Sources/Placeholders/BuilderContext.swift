import SwiftSyntax

extension CodeBlockItemSyntax {
  /// Whether the statement is an element that a result builder collects, such as a view in a stack.
  ///
  /// The compiler's types aren't known here, so names decide: those of SwiftUI's views and modifiers, and results such as
  /// `some View`.
  var isBuilderElement: Bool {
    for node in ancestors {
      if let closure = node.as(ClosureExprSyntax.self) { return closure.isBuilder }
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.attributes.haveBuilder
          || function.signature.returnClause?.type.isOpaque == true
      }
      if let accessor = node.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.text != "get" {
        return false
      }
      if let variable = node.as(VariableDeclSyntax.self) {
        return variable.attributes.haveBuilder
          || variable.bindings.first?.typeAnnotation?.type.isOpaque == true
      }
      if node.is(InitializerDeclSyntax.self) || node.is(MemberBlockSyntax.self) { return false }
    }
    return false
  }
}

extension TypeSyntax {
  /// Whether the type is written as `some` with a protocol.
  var isOpaque: Bool { `as`(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "some" }
}

extension AttributeListSyntax {
  /// Whether one of the attributes is a result builder.
  fileprivate var haveBuilder: Bool {
    contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Builder") == true
    }
  }
}

extension ClosureExprSyntax {
  /// The labels of closures that make views.
  private static let labels: Set = [
    "content", "label", "header", "footer", "icon", "actions", "message", "destination", "detail",
    "placeholder", "sidebar", "title", "description", "currentValueLabel", "minimumValueLabel",
    "maximumValueLabel", "markedValueLabels", "preview", "menuItems",
  ]
  /// The modifiers whose closures make views.
  private static let modifiers: Set = [
    "overlay", "background", "sheet", "fullScreenCover", "popover", "toolbar", "alert", "inspector",
    "confirmationDialog", "contextMenu", "safeAreaInset", "safeAreaBar", "swipeActions", "mask",
    "navigationDestination", "tabItem", "listRowBackground", "accessibilityRepresentation",
    "accessibilityChildren", "searchSuggestions", "previewLayout", "toolbarTitleMenu", "commands",
    "Preview",
  ]
  /// The types whose closures don't make views.
  private static let types: Set = [
    "Task", "Timer", "Binding", "DispatchWorkItem", "Path", "Canvas", "Button", "UIAction", "Set",
    "Array", "Dictionary", "Future", "Thread", "AnyCancellable", "NSPredicate",
  ]

  /// Whether the closure's statements are elements that a result builder collects.
  fileprivate var isBuilder: Bool {
    if let label { return Self.labels.contains(label) }
    guard let callee else { return false }
    if callee.name == "Button" { return callee.labels.contains("action") }
    let isType = callee.name.first?.isUppercase == true
    return isType ? !Self.types.contains(callee.name) : Self.modifiers.contains(callee.name)
  }

  /// The label of the argument that the closure is; nil if it has none.
  private var label: String? {
    parent?.as(MultipleTrailingClosureElementSyntax.self)?.label.text
      ?? parent?.as(LabeledExprSyntax.self)?.label?.text
  }

  /// The name of the function or type that is called with the closure, and the labels of the other arguments.
  private var callee: (name: String, labels: Set<String>)? {
    for node in ancestors {
      if let call = node.as(FunctionCallExprSyntax.self) {
        let labels = call.arguments.compactMap { $0.label?.text }
        return call.calledExpression.lastName.map { ($0, Set(labels)) }
      }
      if let macro = node.as(MacroExpansionExprSyntax.self) { return (macro.macroName.text, []) }
      if let macro = node.as(MacroExpansionDeclSyntax.self) { return (macro.macroName.text, []) }
      if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { return nil }
    }
    return nil
  }
}

extension ExprSyntax {
  /// The last name of a path such as `a.b.c`, without type arguments; nil for other expressions.
  var lastName: String? {
    `as`(DeclReferenceExprSyntax.self)?.baseName.text
      ?? `as`(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? `as`(GenericSpecializationExprSyntax.self)?.expression.lastName
  }
}
