#if Macros
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// The body of a `#Preview`: the argument of the preview, and a declaration that precedes it.
  ///
  /// | The body | The declaration | The argument |
  /// |---|---|---|
  /// | has properties with `@Previewable` | a view with the properties, whose body is the other statements | a closure that returns the view |
  /// | returns its view with `return` | a function with the statements | a closure that calls the function |
  /// | is another closure, or a function | | the closure, or one that calls the function |
  ///
  /// Only views have state. A function is on the main actor with the functions inside it, while those inside a closure
  /// aren't.
  struct PreviewBody {
    var declaration = ""
    var argument: String

    init(_ body: ExprSyntax, in context: some MacroExpansionContext) {
      guard let closure = body.as(ClosureExprSyntax.self) else {
        argument = Self.call(body.trimmedDescription)
        return
      }
      let properties = closure.statements.compactMap(\.previewableProperty)
      let others = closure.statements.filter { $0.previewableProperty == nil }
      let statements = others.map(\.trimmedDescription).joined(separator: "\n")
      let returns = ReturnCount(in: others).count
      let content = context.makeUniqueName("content").text
      if !properties.isEmpty {
        let view = context.makeUniqueName("Stateful").text
        declaration = """
          struct \(view): SwiftUI.View {
            \(properties.map(\.trimmedDescription).joined(separator: "\n"))
            var body: some SwiftUI.View {
              \(returns > 1 ? Self.erase(statements, as: content) : statements)
            }
          }
          """
        argument = "{ \(view)() }"
      } else if returns > 0 {
        declaration = Self.function(content, statements)
        argument = Self.call(content)
      } else {
        argument = "{\n\(statements)\n}"
      }
    }

    private static func call(_ function: String) -> String { "{ return \(function)() }" }

    private static func function(_ name: String, _ statements: String) -> String {
      """
      @MainActor func \(name)() -> any SwiftUI.View {
        \(statements)
      }
      """
    }

    /// Returns the body of a view that has one type although each `return` may have another.
    private static func erase(_ statements: String, as content: String) -> String {
      "\(function(content, statements))\nreturn SwiftUI.AnyView(\(content)())"
    }
  }

  /// Counts the `return` statements of a closure, without those of closures, functions and types inside it.
  private final class ReturnCount: SyntaxVisitor {
    private(set) var count = 0

    init(in statements: CodeBlockItemListSyntax) {
      super.init(viewMode: .sourceAccurate)
      walk(statements)
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      count += 1
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }

  extension CodeBlockItemSyntax {
    /// The property that the statement declares with `@Previewable`, without that attribute; nil if it declares none.
    fileprivate var previewableProperty: VariableDeclSyntax? {
      guard var variable = item.as(VariableDeclSyntax.self) else { return nil }
      let others = variable.attributes.filter { !$0.isPreviewable }
      guard others.count < variable.attributes.count else { return nil }
      variable.attributes = others
      return variable
    }
  }

  extension AttributeListSyntax.Element {
    fileprivate var isPreviewable: Bool {
      self.as(AttributeSyntax.self)?.attributeName.trimmedDescription.split(separator: ".").last
        == "Previewable"
    }
  }
#endif
