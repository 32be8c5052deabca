import Foundation
import SwiftUI

// Text fields, text editors and text input.

private let title = "Title"
private let resource = LocalizedStringResource("Title")

struct EveryTextField: View {
  @State private var text = ""
  @State private var number = 1
  @State private var height: Double?
  @State private var selection: TextSelection?
  @State private var day = Date.now

  var body: some View {
    Group {
      TextField("Name", text: $text)
      TextField(title, text: $text)
      TextField(LocalizedStringResource("Name"), text: $text)
      TextField("Name", text: $text, prompt: Text("First and last"))
      TextField(title, text: $text, prompt: nil)
      TextField("Name", text: $text, axis: .vertical)
      TextField(title, text: $text, prompt: Text("First and last"), axis: .vertical)
      TextField("Name", text: $text, selection: $selection)
      TextField(title, text: $text, selection: $selection, prompt: nil, axis: .vertical)
      TextField(text: $text) { Text("Name") }
    }
    Group {
      TextField(text: $text, prompt: Text("Name")) { Label("Name", systemImage: "person") }
      TextField(text: $text, axis: .vertical) { Text("Name") }
      TextField(text: $text, selection: $selection) { Text("Name") }
      TextField("Age", value: $number, format: .number)
      TextField(title, value: $height, format: .number, prompt: Text("In meters"))
      TextField("Share", value: $height, format: .percent)
      TextField(value: $number, format: .number) { Text("Age") }
      TextField(value: $height, format: .number) { Text("Height") }
      TextField("Age", value: $number, formatter: NumberFormatter())
      TextField("Day", value: $day, formatter: DateFormatter(), prompt: Text("Today"))
    }
    Group {
      TextField(value: $number, formatter: NumberFormatter()) { Text("Age") }
      TextField("Day", value: $day, format: .dateTime.day().month())
      TextField("Name", text: $text, onEditingChanged: { print($0) }, onCommit: {})
      TextField(title, text: $text, onEditingChanged: { print($0) })
      TextField("Name", text: $text, onCommit: {})
      TextField("Name", text: $text) { isEditing in
        print(isEditing)
      } onCommit: {
      }
      TextField("Age", value: $number, formatter: NumberFormatter(), onCommit: {})
      TextField(
        title, value: $number, formatter: NumberFormatter(), onEditingChanged: { _ in },
        onCommit: {})
    }
    Group {
      TextField(resource, text: $text, prompt: nil)
      TextField(resource, text: $text, axis: .vertical)
      TextField(title, text: $text, axis: .vertical)
      TextField("Name", text: $text, prompt: nil, axis: .vertical)
      TextField(resource, text: $text, prompt: nil, axis: .vertical)
      TextField(resource, text: $text, selection: $selection)
      TextField(resource, value: $number, format: .number)
      TextField(title, value: $number, format: .number)
      TextField(resource, value: $height, format: .number)
      TextField("Height", value: $height, format: .number)
    }
    Group {
      TextField(resource, value: $number, formatter: NumberFormatter())
      TextField(title, value: $number, formatter: NumberFormatter())
      TextField(resource, value: $number, formatter: NumberFormatter(), prompt: nil)
      TextField(title, value: $number, formatter: NumberFormatter(), prompt: nil)
      TextField(title, text: $text, onEditingChanged: { _ in }, onCommit: {})
      TextField("Name", text: $text, onEditingChanged: { _ in })
      TextField(title, text: $text, onCommit: {})
      TextField(
        "Age", value: $number, formatter: NumberFormatter(), onEditingChanged: { _ in },
        onCommit: {})
      TextField("Age", value: $number, formatter: NumberFormatter(), onEditingChanged: { _ in })
      TextField(title, value: $number, formatter: NumberFormatter(), onEditingChanged: { _ in })
      TextField(title, value: $number, formatter: NumberFormatter(), onCommit: {})
    }
    Group {
      SecureField(resource, text: $text, prompt: nil)
      SecureField("Password", text: $text)
      SecureField(title, text: $text)
      SecureField(LocalizedStringResource("Password"), text: $text)
      SecureField("Password", text: $text, prompt: Text("Required"))
      SecureField(title, text: $text, prompt: nil)
      SecureField(text: $text) { Text("Password") }
      SecureField(text: $text, prompt: Text("Required")) { Text("Password") }
      SecureField("Password", text: $text, onCommit: {})
      SecureField(title, text: $text) {}
    }
    Group {
      TextEditor(text: $text)
      TextEditor(text: $text, selection: $selection)
    }
    .scrollContentBackground(.hidden)
  }
}

struct EveryTextFieldStyle: View {
  @State private var text = ""

  var body: some View {
    Group {
      TextField("Name", text: $text).textFieldStyle(.automatic)
      TextField("Name", text: $text).textFieldStyle(.plain)
      TextField("Name", text: $text).textFieldStyle(.roundedBorder)
      TextField("Name", text: $text).textFieldStyle(.squareBorder)
      TextField("Name", text: $text).textFieldStyle(DefaultTextFieldStyle())
      TextField("Name", text: $text).textFieldStyle(PlainTextFieldStyle())
      TextField("Name", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
      TextField("Name", text: $text).textFieldStyle(SquareBorderTextFieldStyle())
      TextField("Name", text: $text).textFieldStyle(OwnTextFieldStyle())
    }
  }
}

struct EveryTextFieldBody: View {
  @State private var text = ""

  var body: some View {
    TextField("Name", text: $text).body
    SecureField("Password", text: $text).body
    TextEditor(text: $text).body
  }
}

private struct OwnTextFieldStyle: TextFieldStyle {
  @FocusState private var isFocused: Bool

  func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .padding(8)
      .focused($isFocused)
      .overlay { RoundedRectangle(cornerRadius: 8).stroke(isFocused ? .blue : .gray) }
  }
}

struct EveryTextInputModifier: View {
  @State private var text = ""
  @Environment(\.autocorrectionDisabled) private var isCorrectionDisabled
  @Environment(\.disableAutocorrection) private var disablesCorrection

  private let keyboards: [UIKeyboardType] = [
    .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad,
    .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad, .alphabet,
  ]
  private let contents: [UITextContentType] = [
    .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname, .jobTitle,
    .organizationName, .location, .fullStreetAddress, .streetAddressLine1, .streetAddressLine2,
    .addressCity, .addressState, .addressCityAndState, .sublocality, .countryName, .postalCode,
    .telephoneNumber, .emailAddress, .URL, .creditCardNumber, .creditCardExpiration,
    .creditCardExpirationMonth, .creditCardExpirationYear, .creditCardSecurityCode,
    .creditCardType, .creditCardName, .creditCardGivenName, .creditCardMiddleName,
    .creditCardFamilyName, .username, .password, .newPassword, .oneTimeCode,
    .shipmentTrackingNumber, .flightNumber, .dateTime, .birthdate, .birthdateDay, .birthdateMonth,
    .birthdateYear, .cellularEID, .cellularIMEI, UITextContentType(rawValue: "other"),
  ]
  private let labels: [SubmitLabel] = [
    .done, .go, .send, .join, .route, .search, .return, .next, .continue,
  ]
  private let capitals: [TextInputAutocapitalization?] = [
    .never, .words, .sentences, .characters, TextInputAutocapitalization(.allCharacters),
  ]
  private let styles: [UITextAutocapitalizationType] = [
    .none, .words, .sentences, .allCharacters,
  ]

  var body: some View {
    VStack {
      TextField("Name", text: $text)
        .keyboardType(keyboards[isCorrectionDisabled ? 1 : 0])
        .textContentType(contents[0])
        .textContentType(.username)
        .textInputAutocapitalization(capitals[0])
        .textInputAutocapitalization(.never)
        .autocapitalization(styles[0])
        .autocorrectionDisabled()
        .autocorrectionDisabled(disablesCorrection == true)
        .disableAutocorrection(true)
        .submitLabel(labels[0])
        .submitLabel(.search)
        .onSubmit { print(text) }
        .onSubmit(of: .text) {}
        .onSubmit(of: [.text, .search]) {}
        .submitScope()
        .submitScope(false)
    }
    .environment(\.autocorrectionDisabled, true)
  }

  func values() {
    print(keyboards.map(\.rawValue), contents.map(\.rawValue), styles.map(\.rawValue))
    print(SubmitTriggers(rawValue: 1).rawValue, SubmitTriggers.RawValue.self)
  }
}

struct EveryTextSelection {
  private let text = "A note"

  func selections() {
    var selection = TextSelection(range: text.startIndex..<text.endIndex)
    selection = TextSelection(insertionPoint: text.startIndex)
    selection = TextSelection(ranges: RangeSet())
    selection.affinity = .upstream
    let affinities: [TextSelectionAffinity] = [.automatic, .upstream, .downstream]
    switch selection.indices {
    case .selection(let range): print(text[range], selection.isInsertion, affinities)
    case .multiSelection(let ranges): print(ranges)
    }
    let indices = TextSelection.Indices.selection(text.startIndex..<text.endIndex)
    selection.indices = indices
  }
}

struct EveryFocusOfFields: View {
  private enum Field { case name }
  @State private var text = ""
  @FocusState private var field: Field?
  @Environment(\.scrollDismissesKeyboardMode) private var mode

  private let modes: [ScrollDismissesKeyboardMode] = [
    .automatic, .immediately, .interactively, .never,
  ]

  var body: some View {
    ScrollView {
      TextField("Name", text: $text).focused($field, equals: .name)
    }
    .scrollDismissesKeyboard(mode == .automatic ? modes[0] : .immediately)
    .environment(\.scrollDismissesKeyboardMode, .never)
    .defaultFocus($field, .name)
    .defaultFocus($field, .name, priority: DefaultFocusEvaluationPriority.userInitiated)
    .defaultFocus($field, nil, priority: .automatic)
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) { Button("Done") { field = nil } }
    }
  }
}
