import SwiftSyntax

/// The code that takes the place of other code.
struct Replacement {
  /// The name that is missing.
  let name: String

  private var literal: String {
    "\"" + name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// A view.
  var view: String { "TactilePlaceholders.Unavailable(\(literal))" }

  /// A value of the type that its place asks for.
  var value: String { "TactilePlaceholders.unavailable(\(literal))" }

  /// A statement.
  var statement: String { "TactilePlaceholders.unavailable(\(literal), of: Void.self)" }

  /// A statement that throws an error.
  var error: String { "throw TactilePlaceholders.UnavailableError(\(literal))" }

  /// A statement that ends the program with a sentence.
  var trap: String { "fatalError(\(literal) + \" is not available on Linux yet.\")" }

  /// The body of a function or a property; nil for a result that nothing stands for.
  ///
  /// - Parameter type: The type of the result; nil for none.
  func body(returning type: TypeSyntax?) -> String? {
    let text = type?.trimmedDescription ?? "Void"
    if ["Void", "()"].contains(text) { return statement }
    guard text.hasPrefix("some ") else { return "return \(value)" }
    switch text.split(whereSeparator: { " &".contains($0) }).dropFirst().first?.split(
      separator: "."
    )
    .last
    {
    case "View": return view
    case "Scene": return "WindowGroup { \(view) }"
    case "ToolbarContent", "CustomizableToolbarContent": return "ToolbarItem { \(view) }"
    case "Commands": return "EmptyCommands()"
    case "Gesture": return "TapGesture()"
    case "Shape", "InsettableShape": return "Rectangle()"
    default: return nil
    }
  }
}
