import SwiftUI

/// Fields that print their texts after each change.
struct TypingView: View {
  @State private var name = ""
  @State private var password = ""
  @State private var note = ""

  var body: some View {
    VStack(spacing: 20) {
      TextField("Name", text: $name)
        .onSubmit { tell("submitted \(name)") }
        .onChange(of: name) { tell("name \(name)") }
      SecureField("Password", text: $password)
        .onChange(of: password) { tell("password \(password)") }
      TextEditor(text: $note)
        .onChange(of: note) { tell("note \(note.debugDescription)") }
    }
    .textFieldStyle(.roundedBorder)
    .padding(20)
    // The position at which the stories expect the window.
    .overlay(alignment: .topLeading) {
      Color.blue.frame(width: 100, height: 14).offset(x: 150, y: 136).allowsHitTesting(false)
    }
    .onAppear { tell("appeared") }
  }
}
