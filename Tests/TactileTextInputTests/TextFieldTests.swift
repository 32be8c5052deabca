import SwiftUI
import SwiftUITesting
import Testing

/// Tests of text fields.
@MainActor
struct TextFieldTests {
  @Test("7.1.11: A tap focuses the field, and typing writes the binding immediately")
  func typing() throws {
    let form = Form()
    let driver = try ViewDriver { NameField(form: form) }
    try driver.textField("Name").tap()
    #expect(driver.isTyping)
    driver.type("Ada")
    #expect(form.name == "Ada")
    #expect(try driver.textField("Name").value == "Ada")
  }

  @Test("7.1.1: An empty field shows its prompt or, without one, its title, until text is typed")
  func placeholder() throws {
    let form = Form()
    let driver = try ViewDriver { NameField(form: form) }
    #expect(driver.text("Name").exists)
    try driver.textField("Name").type("A")
    #expect(!driver.text("Name").exists)
    driver.press(.delete)
    #expect(driver.text("Name").exists)
    let prompted = try ViewDriver {
      TextField("Name", text: .constant(""), prompt: Text("First and last"))
    }
    #expect(prompted.text("First and last").exists && prompted.textField("Name").exists)
  }

  // MARK: Bindings

  @Test("7.2.14: The field shows the value of a binding that limits the length")
  func limited() throws {
    let form = Form()
    let driver = try ViewDriver {
      TextField(
        "Code", text: Binding(get: { form.name }, set: { form.name = String($0.prefix(3)) }))
    }
    try driver.textField("Code").type("12345")
    #expect(try form.name == "123" && driver.textField("Code").value == "123")
  }

  @Test("7.2.15: A limit in onChange leaves the insertion point at the end of the shorter text")
  func limitedByOnChange() throws {
    let form = Form()
    let driver = try ViewDriver { ShortName(form: form) }
    try driver.textField("Name").type("12345")
    #expect(try form.name == "123" && driver.textField("Name").value == "123")
    driver.press(.delete)
    #expect(form.name == "12")
  }

  @Test("7.2.15: A text that the program sets replaces the edited text")
  func setFromOutside() throws {
    let form = Form()
    let driver = try ViewDriver {
      NameField(form: form)
      Button("Clear") { form.name = "" }
    }
    try driver.textField("Name").type("Ada")
    try driver.tap(on: "Clear")
    #expect(try driver.textField("Name").value == nil && driver.isTyping)
    driver.type("B")
    #expect(form.name == "B")
  }

  @Test("7.2.13: The binding is written once for each letter, and not by changes of focus")
  func writes() throws {
    var written: [String] = []
    let driver = try ViewDriver {
      Remembering { text in
        TextField(
          "Name",
          text: Binding(
            get: { text.wrappedValue },
            set: {
              text.wrappedValue = $0; written.append($0)
            }))
      }
      TextField("Other", text: .constant(""))
    }
    try driver.textField("Name").type("ab")
    try driver.textField("Other").tap()
    #expect(written == ["a", "ab"])
  }

  // MARK: Values

  @Test(
    "7.2.16: A number is written whenever the text can be parsed, and formatted when editing ends"
  )
  func number() throws {
    let form = Form()
    let driver = try ViewDriver {
      @Bindable var form = form
      TextField("Age", value: $form.age, format: .number)
      TextField("Other", text: .constant(""))
    }
    let age = driver.textField("Age")
    #expect(try age.value == "36")
    try age.tap()
    driver.type("00")
    #expect(try form.age == 3600 && age.value == "3600")
    driver.type("x")
    #expect(try form.age == 3600 && age.value == "3600x")
    try driver.textField("Other").tap()
    #expect(try age.value == "3,600")
  }

  @Test("7.2.17: An optional number is nil while its field is empty")
  func optionalNumber() throws {
    let form = Form()
    let driver = try ViewDriver {
      @Bindable var form = form
      TextField("Height", value: $form.height, format: .number)
    }
    try driver.textField("Height").type("1.5")
    #expect(form.height == 1.5)
    for _ in 0..<3 { driver.press(.delete) }
    #expect(form.height == nil && driver.text("Height").exists)
  }

  @Test("7.2.18: A formatter parses the text when editing ends")
  func formatter() throws {
    let form = Form()
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let driver = try ViewDriver {
      @Bindable var form = form
      TextField("Age", value: $form.age, formatter: formatter)
    }
    let age = driver.textField("Age")
    try age.type("5")
    #expect(try form.age == 36 && age.value == "365")
    driver.type("\n")
    #expect(form.age == 365)
    try age.type("x\n")
    #expect(try form.age == 365 && age.value == "365")
  }

  // MARK: Return

  @Test("7.3.23: On an iPhone, the Return key submits, and the field loses focus")
  func submitting() throws {
    let form = Form()
    let driver = try ViewDriver { NameField(form: form) }
    try driver.textField("Name").type("Ada\n")
    #expect(form.submitted == ["Ada"])
    #expect(!driver.isTyping)
  }

  @Test(
    "7.3.24: On a Mac, the Return key submits and selects the text, and the field keeps focus"
  )
  func submittingOnMac() throws {
    let form = Form()
    let driver = try ViewDriver(idiom: .mac) { NameField(form: form) }
    try driver.textField("Name").click()
    driver.type("Ada\n")
    #expect(form.submitted == ["Ada"])
    driver.type("G")
    #expect(form.name == "G")
  }

  @Test("7.3.23: An action that moves or requests focus prevents the loss of focus")
  func movingFocus() throws {
    let driver = try ViewDriver { LogIn() }
    try driver.textField("User").type("ada\n")
    driver.type("secret\n")
    #expect(try driver.textField("User").value == "ada")
    #expect(try driver.textField("Password").value == "••••••")
    #expect(driver.isTyping, "the last action asks for the focus that it has")
  }

  @Test("7.3.25: All actions around a field run, the outermost first; a submit scope blocks them")
  func nestedActions() throws {
    var order: [String] = []
    let driver = try ViewDriver {
      VStack {
        TextField("A", text: .constant("")).onSubmit { order.append("inner") }
        TextField("B", text: .constant("")).onSubmit { order.append("own") }.submitScope()
          .onSubmit(of: .search) { order.append("search") }
      }
      .onSubmit { order.append("outer") }
    }
    try driver.textField("A").type("\n")
    #expect(order == ["outer", "inner"])
    order = []
    try driver.textField("B").type("\n")
    #expect(order == ["own"])
  }

  @Test(
    "7.3.26: In a vertical field, an on-screen Return inserts a newline, and a hardware one submits"
  )
  func verticalReturn() throws {
    let form = Form()
    let driver = try ViewDriver {
      @Bindable var form = form
      TextField("Note", text: $form.name, axis: .vertical)
        .onSubmit { form.submitted.append(form.name) }
    }
    try driver.textField("Note").type("a\nb")
    #expect(form.name == "a\nb" && form.submitted == [])
    driver.press(.return)
    #expect(form.submitted == ["a\nb"])
  }

  // MARK: Focus

  @Test("7.3.29: A focus state focuses the field, and a tap on a button doesn't change focus")
  func focusState() throws {
    let driver = try ViewDriver { Focusing() }
    #expect(!driver.isTyping)
    try driver.tap(on: "Edit")
    #expect(driver.isTyping && driver.text("editing").exists)
    try driver.tap(on: "Edit")
    #expect(driver.isTyping)
    try driver.tap(on: "Done")
    #expect(!driver.isTyping && !driver.text("editing").exists)
  }

  @Test(
    "7.3.46: Scrolling a list with a finger dismisses the keyboard; other scroll views need the modifier"
  )
  func scrolling() throws {
    func types(after drag: CGSize, @ViewBuilder _ content: () -> some View) throws -> Bool {
      let driver = try ViewDriver(size: CGSize(width: 300, height: 200), content: content)
      try driver.textField("Name").tap()
      #expect(driver.isTyping)
      driver.drag(
        from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150 + drag.width, y: 150 + drag.height))
      driver.settle()
      return driver.isTyping
    }
    let up = CGSize(width: 0, height: -60)
    let form = Form()
    @ViewBuilder func rows() -> some View {
      NameField(form: form)
      ForEach(0..<40) { Text("Row \($0)") }
    }
    #expect(try !types(after: up) { List { rows() } })
    #expect(try types(after: up) { List { rows() }.scrollDismissesKeyboard(.never) })
    #expect(try types(after: up) { ScrollView { rows() } })
    #expect(
      try !types(after: up) { ScrollView { rows() }.scrollDismissesKeyboard(.immediately) })
  }

  @Test("7.3.47: A default focus applies when the view appears")
  func defaultFocus() throws {
    let driver = try ViewDriver { DefaultFocusing() }
    driver.type("a")
    #expect(try driver.textField("Second").value == "a")
  }

  @Test("7.3.48: On an iPhone, the keyboard toolbar is shown during text input")
  func keyboardToolbar() throws {
    for idiom in ViewDriver.Idiom.allCases {
      let form = Form()
      let driver = try ViewDriver(idiom: idiom) { Paying(form: form) }
      #expect(!driver.button("Done").exists)
      try driver.textField("Amount").type("12")
      driver.settle()
      guard idiom == .phone || idiom == .pad else {
        #expect(!driver.button("Done").exists)
        continue
      }
      #expect(try driver.button("Done").frame.midY > driver.size.height - 44)
      #expect(try driver.text("Bottom").frame.maxY <= driver.size.height - 44)
      try driver.tap(on: "Done")
      driver.settle()
      #expect(!driver.isTyping && !driver.button("Done").exists && form.height == 12)
      #expect(try driver.text("Bottom").frame.maxY == driver.size.height)
    }
  }

  @Test("Typing without focus fails the test with a reason")
  func typingNowhere() throws {
    let driver = try ViewDriver { Button("OK") {} }
    withKnownIssue {
      driver.type("a")
    } matching: {
      $0.description.contains("no view has the focus, so type(\"a\") has no effect")
    }
  }

  @Test("7.3.30: A disabled field loses focus, and can't be focused")
  func disabled() throws {
    let form = Form()
    let driver = try ViewDriver { ShortName(form: form, isDisabledWhenFull: true) }
    try driver.textField("Name").type("abc")
    #expect(!driver.isTyping)
  }

  @Test("7.2.19: The closures of the former initializers are called for focus and the Return key")
  func formerClosures() throws {
    var heard: [String] = []
    let driver = try ViewDriver {
      TextField(
        "Name", text: .constant(""), onEditingChanged: { heard.append("\($0)") },
        onCommit: { heard.append("commit") })
    }
    try driver.textField("Name").type("\n")
    #expect(heard == ["true", "commit", "false"])
  }

  @Test("7.4.44: Keyboard traits don't change the typed text")
  func traits() throws {
    for idiom in ViewDriver.Idiom.allCases {
      let form = Form()
      let driver = try ViewDriver(idiom: idiom) {
        @Bindable var form = form
        TextField("Name", text: $form.name)
          .keyboardType(.numberPad).textInputAutocapitalization(.characters)
      }
      try driver.textField("Name").type("aB")
      #expect(form.name == "aB")
    }
  }

  @Test(
    "7.4.45: An alert shows its fields above its buttons, whose actions read the typed text"
  )
  func alert() throws {
    let form = Form()
    let driver = try ViewDriver { Renaming(form: form) }
    try driver.tap(on: "Rename")
    driver.settle()
    let field = driver.textField("New name")
    #expect(try field.frame.maxY <= driver.button("OK").frame.minY)
    try field.type("Ada")
    try driver.tap(on: "OK")
    #expect(form.submitted == ["Ada"])
  }

  // MARK: Secrets

  @Test("7.1.4: A secure field shows bullets, and its text can't be copied")
  func secure() throws {
    let form = Form()
    let driver = try ViewDriver(idiom: .desktop) {
      @Bindable var form = form
      SecureField("Password", text: $form.name)
    }
    try driver.textField("Password").click()
    driver.type("päss")
    #expect(try form.name == "päss" && driver.textField("Password").value == "••••")
    #expect(!"\(driver.displayList)".contains("päss"))
    driver.press("a", modifiers: .command)
    driver.press("c", modifiers: .command)
    #expect(driver.pasteboard == [])
    driver.press(.delete)
    #expect(form.name == "")
  }

  // MARK: Styles

  @Test(
    "7.1.2, 7.1.7: A field of body text is 22 points high, takes the proposed width and has no border"
  )
  func plainHeight() throws {
    let driver = try ViewDriver(size: CGSize(width: 300, height: 100)) {
      TextField("Plain", text: .constant("a"))
    }
    #expect(try driver.textField("Plain").frame.size == CGSize(width: 300, height: 22))
    #expect(!driver.displayList.description.contains("stroke"))
  }

  @Test(
    "7.1.3, 7.1.9: A vertical field grows up to its line limit, and then scrolls to the caret"
  )
  func verticalHeight() throws {
    let form = Form()
    let driver = try ViewDriver(text: .squares) {
      @Bindable var form = form
      TextField("Note", text: $form.name, axis: .vertical).lineLimit(1...3)
    }
    let one = try driver.textField("Note").frame.height
    try driver.textField("Note").type("a\nb\nc")
    let three = try driver.textField("Note").frame.height
    #expect(three > 2.9 * one)
    driver.type("\nd")
    #expect(try driver.textField("Note").frame.height == three)
    #expect(driver.displayList.description.contains("clip"))
  }

  @Test("7.1.5: A placeholder has an opacity of 0.3")
  func placeholderColor() throws {
    let driver = try ViewDriver { TextField("Plain", text: .constant("")) }
    let colors = driver.displayList.items.compactMap { item -> RGBAColor? in
      guard case .text(let run) = item.content else { return nil }
      return run.color
    }
    #expect(colors.count == 1 && colors.first?.opacity == 0.3)
  }

  @Test("7.1.12: An editor fills the proposed size, with the system background unless it is hidden")
  func editor() throws {
    let form = Form()
    let driver = try ViewDriver(size: CGSize(width: 200, height: 100), scale: 1) {
      @Bindable var form = form
      TextEditor(text: $form.name)
    }
    let editor = driver.element(role: "text editor")
    try editor.type("a")
    #expect(form.name == "a")
    #expect(try editor.frame.origin == CGPoint(x: 5, y: 8))
    #expect(driver.displayList.description.contains("(0, 0) 200×100 #FFFFFF"))
    let hidden = try ViewDriver {
      TextEditor(text: .constant("")).scrollContentBackground(.hidden)
    }
    #expect(hidden.displayList.items.isEmpty)
  }

  @Test("7.1.10: A square border has no round corners")
  func squareBorder() throws {
    let driver = try ViewDriver {
      TextField("Name", text: .constant("")).textFieldStyle(.squareBorder)
    }
    #expect(!driver.displayList.description.contains("rounded"))
  }

  @Test("7.1.8: A rounded border is 34 points high, also with a large font")
  func heights() throws {
    let driver = try ViewDriver {
      TextField("Rounded", text: .constant("")).textFieldStyle(.roundedBorder)
        .font(.title3)
    }
    #expect(driver.displayList.description.contains("×34"))
  }

  @Test("7.1.6: A custom style decorates the field, and the next outer style draws it")
  func ownStyle() throws {
    let form = Form()
    let driver = try ViewDriver {
      NameField(form: form).textFieldStyle(Framed()).textFieldStyle(.roundedBorder)
    }
    #expect(driver.text("framed").exists && driver.displayList.description.contains("×34"))
    try driver.textField("Name").type("Ada")
    #expect(form.name == "Ada")
  }
}

@Observable final class Form {
  var name = ""
  var age = 36
  var height: Double?
  var submitted: [String] = []
}

private struct NameField: View {
  @Bindable var form: Form

  var body: some View {
    TextField("Name", text: $form.name)
      .onSubmit { form.submitted.append(form.name) }
      .frame(width: 200)
  }
}

/// A name of three letters at most.
private struct ShortName: View {
  let form: Form
  var isDisabledWhenFull = false

  var body: some View {
    NameField(form: form)
      .onChange(of: form.name) { form.name = String(form.name.prefix(3)) }
      .disabled(isDisabledWhenFull && form.name.count == 3)
  }
}

private struct Renaming: View {
  @Bindable var form: Form
  @State private var isRenaming = false

  var body: some View {
    Button("Rename") { isRenaming = true }
      .alert("Rename the note", isPresented: $isRenaming) {
        TextField("New name", text: $form.name)
        Button("OK") { form.submitted.append(form.name) }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It has no name yet.")
      }
  }
}

private struct Remembering<Content: View>: View {
  @State private var text = ""
  @ViewBuilder let content: (Binding<String>) -> Content

  var body: some View { content($text) }
}

private struct LogIn: View {
  enum Field { case user, password }
  @State private var user = ""
  @State private var password = ""
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      TextField("User", text: $user).focused($field, equals: .user)
        .onSubmit { field = .password }
      SecureField("Password", text: $password).focused($field, equals: .password)
        .onSubmit { field = .password }
    }
  }
}

private struct Focusing: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $text).focused($isFocused)
      Button("Edit") { isFocused = true }
      Button("Done") { isFocused = false }
      if isFocused { Text("editing") }
    }
  }
}

private struct DefaultFocusing: View {
  private enum Field { case first, second }
  @State private var first = ""
  @State private var second = ""
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      TextField("First", text: $first).focused($field, equals: .first)
      TextField("Second", text: $second).focused($field, equals: .second)
    }
    .defaultFocus($field, .second)
  }
}

private struct Paying: View {
  @Bindable var form: Form
  @FocusState private var isTyping: Bool

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Amount", value: $form.height, format: .number)
          .keyboardType(.decimalPad)
          .focused($isTyping)
        Spacer()
        Text("Bottom")
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { isTyping = false }
        }
      }
    }
  }
}

private struct Framed: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack {
      Text("framed")
      configuration.padding(4)
    }
  }
}
