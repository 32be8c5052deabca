#if Macros
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  /// Expands a property of `EnvironmentValues`, `Transaction`, `FocusedValues` or `ContainerValues` to accessors and a key.
  ///
  /// Mirrors SwiftUI's `@Entry`.
  struct EntryMacro {
    /// The property that the macro is attached to.
    private struct Property {
      let name: String
      let type: TypeSyntax?
      let defaultValue: ExprSyntax
      let keyProtocol: String

      /// The type of a key's value that is nil unless a view publishes one; nil for other keys.
      var publishedType: TypeSyntax? {
        guard keyProtocol == "FocusedValueKey" else { return nil }
        return type?.as(OptionalTypeSyntax.self)?.wrappedType
      }

      var keyName: String { "__Key_\(name)" }
    }

    /// The types that support entries, with the protocols of their keys.
    private static let keyProtocols = [
      "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
      "FocusedValues": "FocusedValueKey", "ContainerValues": "ContainerValueKey",
    ]

    private static func property(
      _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> Property {
      guard let variable = declaration.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
        let binding = variable.bindings.first, binding.accessorBlock == nil,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { throw MacroError("'@Entry' applies only to a stored 'var' with a single name") }
      guard
        let owner = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?
          .extendedType.trimmedDescription.split(separator: ".").last,
        let keyProtocol = keyProtocols[String(owner)]
      else {
        throw MacroError(
          "'@Entry' applies only to properties in an extension of "
            + "\(keyProtocols.keys.sorted().joined(separator: " or "))"
        )
      }
      let type = binding.typeAnnotation?.type.trimmed
      let isOptional =
        type?.is(OptionalTypeSyntax.self) == true
        || type?.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
      guard
        let value = binding.initializer?.value.trimmed ?? (isOptional ? ExprSyntax("nil") : nil)
      else { throw MacroError("'@Entry' requires a default value: write 'var \(name) = …'") }
      let property = Property(
        name: name, type: type ?? literalType(of: value), defaultValue: value,
        keyProtocol: keyProtocol)
      if keyProtocol == "FocusedValueKey", property.publishedType == nil {
        throw MacroError(
          "'@Entry' in an extension of FocusedValues requires an optional type: write 'var \(name): …?'"
        )
      }
      return property
    }

    /// Returns the default type of a literal.
    private static func literalType(of value: ExprSyntax) -> TypeSyntax? {
      switch value.kind {
      case .integerLiteralExpr: "Int"
      case .floatLiteralExpr: "Double"
      case .booleanLiteralExpr: "Bool"
      case .stringLiteralExpr: "String"
      default: nil
      }
    }
  }

  extension EntryMacro: AccessorMacro {
    static func expansion(
      of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
      let property = try property(declaration, in: context)
      return [
        "get { self[\(raw: property.keyName).self] }",
        "set { self[\(raw: property.keyName).self] = newValue }",
      ]
    }
  }

  extension EntryMacro: PeerMacro {
    static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      // Errors are reported once, by the accessor macro.
      guard let property = try? property(declaration, in: context) else { return [] }
      let value: DeclSyntax =
        if let type = property.publishedType {
          "typealias Value = \(type)"
        } else if let type = property.type {
          "static var defaultValue: \(type) { \(property.defaultValue) }"
        } else {
          "static let defaultValue = \(property.defaultValue)"
        }
      return [
        """
        private enum \(raw: property.keyName): SwiftUI.\(raw: property.keyProtocol) {
          \(value)
        }
        """
      ]
    }
  }
#endif
