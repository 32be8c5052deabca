#if Macros
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  /// Expands to a type that creates a preview, and a record with which programs find it at run
  /// time.
  ///
  /// Mirrors SwiftUI's `#Preview`. The record is in the section of the image that contains Swift
  /// Testing's test records.
  struct PreviewMacro: DeclarationMacro {
    static func expansion(
      of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      var arguments = Array(node.arguments)
      let last = node.trailingClosure == nil ? arguments.popLast { $0.label?.text == "body" } : nil
      guard let body = node.trailingClosure.map(ExprSyntax.init) ?? last?.expression else {
        throw MacroError("'#Preview' requires a closure that returns the view")
      }
      var parameters = arguments.map { argument in
        let label = argument.label.map { "\($0.text): " } ?? ""
        return "\(label)\(argument.expression.trimmedDescription)"
      }
      let type = context.makeUniqueName("Preview").text
      let record = context.makeUniqueName("record").text
      let content = PreviewBody(body, in: context)
      parameters.append("body: \(content.argument)")
      let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
      return [
        """
        nonisolated enum \(raw: type): SwiftUI.PreviewRegistry {
          static var fileID: String { \(raw: place?.file.trimmedDescription ?? "\"\"") }
          static var line: Int { \(raw: place?.line.trimmedDescription ?? "0") }
          static var column: Int { \(raw: place?.column.trimmedDescription ?? "0") }
          @MainActor static func makePreview() throws -> SwiftUI.Preview {
            \(raw: content.declaration)
            return SwiftUI.Preview(\(raw: parameters.joined(separator: ", ")))
          }
        }
        """,
        """
        @section("swift5_tests") @used
        private let \(raw: record): SwiftUI.__PreviewRecord = (
          0x7072_6576, 0, { place, _, _, _ in SwiftUI.__storePreview(\(raw: type).self, at: place) },
          0, 0
        )
        """,
      ]
    }
  }

  /// Marks a dynamic property that is declared inline in a `#Preview`.
  ///
  /// Mirrors SwiftUI's `@Previewable`, which ``PreviewMacro`` implements.
  struct PreviewableMacro: PeerMacro {
    static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      let isInPreview = context.lexicalContext.contains {
        $0.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
          || $0.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
          || $0.as(ClosureExprSyntax.self) != nil
      }
      guard isInPreview else {
        throw MacroError(
          "'@Previewable' applies only to properties at the top level of a "
            + "'#Preview' closure")
      }
      return []
    }
  }

  extension Array {
    /// Removes and returns the last element if it satisfies a predicate.
    fileprivate mutating func popLast(where isWanted: (Element) -> Bool) -> Element? {
      guard let last, isWanted(last) else { return nil }
      return popLast()
    }
  }
#endif
