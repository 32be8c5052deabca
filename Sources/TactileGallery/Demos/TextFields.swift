import SwiftUI
import SwiftUITesting

extension Demo {
  /// Text fields, a secure field and a text editor.
  static let textFields = Demo(
    name: "text-fields",
    title: "Text fields",
    caption: """
      A plain field, a field with a rounded border, a secure field, a field with a vertical axis, and a text editor. \
      A tap moves the insertion point to the end of a word, and a second tap selects the word.
      """,
    size: CGSize(width: 360, height: 480),
    stills: [
      Still(name: "rest", title: "At rest"),
      Still(name: "pressed", title: "Typing") { driver in
        driver.tap(at: bordered)
        driver.type("ada@example.com")
      },
      Still(name: "dragged-out", title: "A selected word") { driver in
        driver.tap(at: note)
        driver.advance(by: 0.1)
        driver.tap(at: note)
        driver.advance(by: 0.1)
      },
      Still(name: "disabled", title: "Disabled", isDisabled: true),
    ],
    story: { driver in
      driver.advance(by: 0.6)
      driver.tap(at: bordered)
      driver.advance(by: 0.6)
      for letter in "ada@example.com" {
        driver.type(String(letter))
        driver.advance(by: 0.1)
      }
      driver.type("\n")
      for letter in "secret" {
        driver.type(String(letter))
        driver.advance(by: 0.1)
      }
      driver.type("\n")
      driver.advance(by: 0.6)
      driver.tap(at: note)
      driver.advance(by: 0.2)
      driver.tap(at: note)
      driver.advance(by: 1)
      driver.settle()
    }
  ) {
    TextFieldsPage()
  }

  /// A point in the field with a border.
  private static let bordered = CGPoint(x: 200, y: 87)
  /// A point in the first word of the editor.
  private static let note = CGPoint(x: 60, y: 241)
}

private struct TextFieldsPage: View {
  private enum Field { case email, password }

  @State private var name = "Ada Lovelace"
  @State private var email = ""
  @State private var password = ""
  @State private var message =
    "A field with a vertical axis grows with its text, up to three lines."
  @State private var note = "Notes have many lines.\nLeft to right, or שלום, or both."
  @FocusState private var field: Field?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Name", text: $name)
      TextField("Email", text: $email)
        .textFieldStyle(.roundedBorder)
        .keyboardType(.emailAddress)
        .submitLabel(.next)
        .focused($field, equals: .email)
        .onSubmit { field = .password }
      SecureField("Password", text: $password)
        .textFieldStyle(.roundedBorder)
        .focused($field, equals: .password)
      TextField("Message", text: $message, axis: .vertical)
        .lineLimit(1...3)
        .textFieldStyle(.roundedBorder)
      TextEditor(text: $note)
        .scrollContentBackground(.hidden)
        .background(.yellow.opacity(0.2), in: .rect(cornerRadius: 8))
    }
    .padding(20)
  }
}
