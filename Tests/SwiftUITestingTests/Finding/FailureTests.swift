import SwiftUI
import SwiftUITesting
import Testing

/// A test that can't go on says why, at its own line.
@MainActor struct FailureTests {
  private func driver(@ViewBuilder _ content: () -> some View) throws -> ViewDriver {
    try ViewDriver(size: CGSize(width: 300, height: 400), text: .squares, content: content)
  }

  /// The message of a tap on a button that fails, which is the only one in the window.
  private func tap(
    _ label: String = "Save", @ViewBuilder _ content: () -> some View
  ) throws -> String {
    let driver = try driver(content)
    return try Failure.of { try driver.tap(on: label) }.message
  }

  // MARK: Places

  @Test("a failure is reported once, at the line of the action")
  func line() throws {
    let driver = try driver { Button("Save") {}.disabled(true) }
    let failure = try Failure.of { try driver.tap(on: "Save") }
    #expect(failure.line == #line - 1)
    let reading = try Failure.of { _ = try driver.button("Safe").frame }
    #expect(reading.line == #line - 1)
    let later = driver.text("Later")
    let acting = try Failure.of { try later.tap() }
    #expect(acting.line == #line - 1)
    let readingLater = try Failure.of { _ = try later.frame }
    #expect(readingLater.line == #line - 1)
  }

  @Test("each action fails at its own line")
  func actions() throws {
    let driver = try driver { Text("Hello") }
    let save = driver.button("Save")
    let actions: [() throws -> Void] = [
      { try save.tap() }, { try save.click() }, { try save.hold(for: 1) }, { try save.hover() },
      { try save.drag(by: .zero) }, { try save.touchDown() }, { try save.mouseDown() },
      { try driver.tap(on: "Save") }, { try driver.touchDown(on: "Save") },
      { try driver.click(on: "Save") }, { try driver.mouseDown(on: "Save") },
      { try driver.drag(on: "Save", by: .zero) }, { try driver.hover(over: "Save") },
    ]
    for action in actions {
      let failure = try Failure.of(action)
      #expect(failure.message == "there is no button labeled “Save”; the window has no buttons")
      #expect((#line - 12..<#line).contains(failure.line))
    }
  }

  @Test("an expectation of a locator says what it finds, or why it finds nothing")
  func expectations() throws {
    let driver = try driver {
      Button("Sign in") {}.frame(width: 100, height: 50)
      Button("Off") {}.disabled(true)
    }
    #expect(
      String(describingForTest: driver.button("Sing in"))
        == "there is no button labeled “Sing in”; did you mean “Sign in”?")
    #expect(
      String(describingForTest: driver.button("Off")).hasPrefix(
        "the button labeled “Off” can't be touched: it is disabled"))
    #expect(
      String(describingForTest: driver.button("Sign in")).hasPrefix(
        "the button labeled “Sign in” at ("))
  }

  @Test("values that differ are told by the lines in which they do")
  func difference() throws {
    let driver = try driver { Toggle("Sound", isOn: .constant(true)) }
    let before = driver.displayList
    try expectNoDifference(driver.displayList, before)
    try driver.touchDown(at: driver.text("Sound").center)
    driver.advance(by: 0.5)
    let failure = try Failure.of { try expectNoDifference("a\nb\nc", "a\nB\nc") }
    #expect(failure.line == #line - 1)
    #expect(
      failure.message
        == "the values differ; lines with - are expected, lines with + are not\n@ line 1\n a\n-B\n+b\n c"
    )
    #expect(
      String(describingForTest: before)
        == "a display list of \(before.items.count) items in 300×400; compare lists with expectNoDifference"
    )
  }

  // MARK: Names

  @Test("a wrong name lists the nearest ones, or else those that there are")
  func names() throws {
    let buttons = ForEach(["Sign in", "Sign up", "Help", "Terms"], id: \.self) { Button($0) {} }
    #expect(
      try tap("Sing in") { buttons }
        == "there is no button labeled “Sing in”; did you mean “Sign in”?")
    #expect(
      try tap("sign in") { buttons }.hasSuffix("did you mean “Sign in” or “Sign up”?"))
    #expect(
      try tap("Buy") { buttons }
        == "there is no button labeled “Buy”; the buttons in the window are "
        + "“Sign in”, “Sign up”, “Help”, “Terms”")
    let many = try tap("Buy") { ForEach(0..<90, id: \.self) { Button("Number \($0)") {} } }
    #expect(many.hasSuffix("“Number 7” and 82 more"))
  }

  @Test("a name of another kind of element is said to be one")
  func otherKinds() throws {
    #expect(
      try tap("Hello") { Text("Hello") }
        == "there is no button labeled “Hello”; “Hello” is of the role “text”; use "
        + "driver.text(\"Hello\")"
    )
    #expect(
      try tap("rating") { Button("Rate") {}.accessibilityIdentifier("rating") }
        .hasSuffix(
          "“rating” is the accessibilityIdentifier of an element of the role “button”; use "
            + "driver.element(identifier: \"rating\")"))
  }

  @Test("a name of several elements lists them, with what is around them, and how to choose")
  func several() throws {
    struct Row: View {
      let name: String

      var body: some View {
        HStack {
          Text(name)
          Button("Delete") {}.buttonStyle(.plain).frame(height: 50)
        }
      }
    }
    let message = try tap("Delete") {
      Row(name: "Milk")
      Row(name: "Eggs")
    }
    let near = try tap("Delete") {
      VStack(spacing: 8) {
        ForEach(["Milk", "Eggs"], id: \.self) { name in
          HStack(spacing: 8) {
            Text(name)
            Button("Delete") {}
          }
        }
      }
    }
    #expect(near.contains("beside “Eggs”") && !near.contains("beside “Delete”"))
    #expect(
      message == """
        there are 2 buttons labeled “Delete”:
          [0] at (137, 161) 102×20.333, in Row, beside “Milk”
          [1] at (137, 219) 102×20.333, in Row, beside “Eggs”
        Choose one by its index, such as driver.button("Delete")[0], by an element near it, such as \
        driver.button("Delete").nearest(to: driver.text("…")), or give each one an \
        accessibilityIdentifier.
        """)
  }

  @Test("an index, a place or a neighbor without an element lists those that there are")
  func narrowed() throws {
    let driver = try driver { Button("Delete") {} }
    let message = try Failure.of { try driver.button("Delete")[1].tap() }.message
    #expect(
      message.hasPrefix(
        "there is no button labeled “Delete” at index 1, but 1 button labeled “Delete”:\n  [0] at ")
    )
    let neighbor = driver.button("Delete").nearest(to: driver.text("Song"))
    #expect(
      try Failure.of { try neighbor.tap() }.message
        == "there is no text “Song”; the texts in the window are “Delete”")
  }

  // MARK: Reasons

  @Test("a disabled button says so")
  func disabled() throws {
    #expect(
      try tap { Button("Save") {}.disabled(true) }
        == "the button labeled “Save” can't be tapped: it is disabled. Enable it first; to "
        + "touch it anyway, use driver.tap(at:) or another action at a point")
  }

  @Test("a button in a disabled form says in which view it is disabled")
  func disabledAround() throws {
    struct Row: View {
      var body: some View { Button("Save") {} }
    }
    struct Form: View {
      var body: some View { VStack { Row() }.disabled(true) }
    }
    #expect(
      try tap { Form() }
        .hasPrefix(
          "the button labeled “Save” can't be tapped: it is disabled in Form. Enable it first"))
  }

  @Test("a button out of the window, or of its scroll view, says where it is")
  func outside() throws {
    let moved = try tap { Button("Save") {}.buttonStyle(.plain).offset(x: 400) }
    #expect(
      moved
        == "the button labeled “Save” can't be tapped: its frame (516, 190) 68×20.333 is outside "
        + "the window of 300×400 points. Make the window large enough, or move the view inside it")
    let scrolled = try tap {
      ScrollView {
        Color.red.frame(height: 200)
        Button("Save") {}.buttonStyle(.plain)
      }
      .frame(height: 100)
    }
    #expect(
      scrolled
        == "the button labeled “Save” can't be tapped: its frame (116, 358) 68×20.333 is outside "
        + "the visible part of its scroll view, (0, 150) 300×100. Call driver.scroll(to: "
        + "driver.button(\"Save\")) first")
  }

  @Test("a covered button says by what")
  func covered() throws {
    #expect(
      try tap {
        ZStack {
          Button("Save") {}
          Button("Cover") {}.frame(width: 200, height: 200).contentShape(Rectangle())
            .background(.white).onTapGesture {}
        }
      }
        == "the button labeled “Save” can't be tapped: it is covered by the button “Cover”. Remove "
        + "the cover first, or give it allowsHitTesting(false)")
    #expect(
      try tap { Button("Save") {}.overlay(Color.red.frame(width: 100, height: 60)) }
        .hasPrefix(
          "the button labeled “Save” can't be tapped: it is covered by Color.red, whose frame is (100, 170) 100×60. "
        ))
    let covers: [(Color, String)] = [
      (.black.opacity(0.25), "Color.black.opacity(0.25)"), (.accentColor, "Color.accentColor"),
      (Color(red: 0.1, green: 0.2, blue: 0.3), "Color"),
    ]
    for (color, name) in covers {
      #expect(try tap { Button("Save") {}.overlay(color) }.contains("it is covered by \(name), "))
    }
    let rectangle = try tap { Button("Save") {}.overlay(Rectangle().fill(.red)) }
    #expect(rectangle.contains("it is covered by Rectangle, "))
  }

  @Test("a button whose shape leaves out its center isn't covered by what is behind it")
  func behindGap() throws {
    let gap = Button {
    } label: {
      HStack {
        Text("Wi-Fi")
        Spacer()
        Text("Home")
      }
    }
    .buttonStyle(.plain)
    let remedy =
      "Give the label contentShape(.rect), or use driver.tap(at:) at a point of the shape"
    #expect(
      try tap("Wi-Fi, Home") { gap.background(.yellow) }
        == "the button labeled “Wi-Fi, Home” can't be tapped: its content shape leaves out its center (150, 200.167). "
        + remedy)
    let stack = try tap("Wi-Fi, Home") {
      ZStack {
        Color.yellow
        gap
      }
    }
    #expect(stack.hasSuffix(remedy))
    let raised = try tap("Wi-Fi, Home") {
      ZStack {
        gap.zIndex(1)
        Color.yellow
      }
    }
    #expect(raised.hasSuffix(remedy))
    let row = try tap("Wi-Fi, Home") { List { gap.listRowBackground(Color.yellow) } }
    #expect(row.hasSuffix(remedy))
    #expect(try tap("Wi-Fi, Home") { gap.overlay(.red) }.contains("it is covered by "))
    let cover = try tap("Wi-Fi, Home") {
      ZStack {
        gap
        Color.yellow
      }
    }
    #expect(cover.contains("it is covered by Color.yellow, "))
  }

  @Test("a button that is moving says so, if it is missed")
  func moving() throws {
    struct Content: View {
      @State private var isAway = false

      var body: some View {
        Button("Go") { withAnimation(.linear(duration: 1)) { isAway = true } }
        Button("Save") {}.offset(x: isAway ? 0 : 300)
      }
    }
    let driver = try driver { Content() }
    try driver.tap(on: "Go")
    driver.advance(by: 0.1)
    let message = try Failure.of { try driver.tap(on: "Save") }.message
    #expect(
      message.hasSuffix(
        "An animation is running, which may be moving it: call driver.settle() first"))
    driver.settle()
    try driver.tap(on: "Save")
  }

  @Test("a button behind a sheet or an alert says so")
  func behind() throws {
    let driver = try driver {
      Button("Save") {}.alert("Really?", isPresented: .constant(true)) { Button("Yes") {} }
    }
    #expect(
      try Failure.of { try driver.tap(on: "Save") }.message
        == "the button labeled “Save” is behind the alert “Really?”; close that first; its buttons are “Yes”"
    )
  }

  @Test("a program's own view of the name of a presentation is none")
  func ownNames() throws {
    struct SheetView: View {
      var body: some View { Text("Details") }
    }
    struct AlertView: View {
      var body: some View { SheetView() }
    }
    let driver = try driver {
      SheetView()
      Button("Save") {}.fullScreenCover(isPresented: .constant(true)) { AlertView() }
    }
    driver.settle()
    #expect(
      try Failure.of { try driver.expectRest() }.message
        == "the full-screen cover that begins with “Details” is still open; close it before the end"
    )
    let own = try self.driver { SheetView() }
    try own.expectRest()
  }

  @Test("what is in front is named by its kind and its title")
  func presentations() throws {
    func cover(@ViewBuilder _ content: () -> some View) throws -> String {
      let driver = try self.driver(content)
      driver.settle()
      let message = try Failure.of { try driver.tap(on: "Save") }.message
      return String(
        message.prefix { $0 != ";" }.dropFirst("the button labeled “Save” is behind ".count))
    }
    let save = Button("Save") {}
    try #expect(
      cover { save.sheet(isPresented: .constant(true)) { Text("Details") } }
        == "the sheet that begins with “Details”")
    try #expect(
      cover { save.fullScreenCover(isPresented: .constant(true)) { Text("Details") } }
        == "the full-screen cover that begins with “Details”")
    try #expect(
      cover { save.popover(isPresented: .constant(true)) { Text("Details") } }
        == "the popover that begins with “Details”")
    try #expect(
      cover {
        save.confirmationDialog("Sure?", isPresented: .constant(true), titleVisibility: .visible) {
          Button("Yes") {}
        }
      } == "the confirmation dialog “Sure?”")
    let driver = try self.driver {
      save
      Menu("More") { Button("Copy") {} }
    }
    try driver.tap(on: "More")
    driver.settle()
    #expect(
      try Failure.of { try driver.tap(on: "Save") }.message
        .hasPrefix("the button labeled “Save” is behind the menu that begins with “Copy”; "))
  }

  @Test("a button that can't be hit says why")
  func ignored() throws {
    #expect(
      try tap { VStack { Button("Save") {} }.allowsHitTesting(false) }
        .contains("allowsHitTesting(false) is set on it or on a view around it"))
    #expect(
      try tap {
        Button {
        } label: {
          Color.red.frame(width: 0, height: 0)
        }
        .accessibilityLabel("Save")
      }
      .hasSuffix("can't be tapped: it has no size. Give its label a frame or padding"))
    #expect(
      try tap { Button("Save") {}.contentShape(Rectangle().inset(by: 100)) }
        .contains("its content shape leaves out its center"))
  }

  @Test("a button that is hidden or transparent is said to be that")
  func invisible() throws {
    let message = try tap { Button("Save") {}.hidden() }
    #expect(
      message
        == "the button labeled “Save” can't be seen: it, or a view around it, has hidden() or opacity(0)"
    )
    #expect(try tap { Button("Save") {}.opacity(0) } == message)
  }

  @Test("a tap on a text that nothing responds to fails, and one on a text with a gesture does not")
  func noGesture() throws {
    let plain = try driver { Text("Save") }
    let failure = try Failure.of { try plain.text("Save").tap() }
    #expect(
      failure.message
        == "the text “Save” can't be tapped: neither it nor a view around it has a gesture. Name the button or the "
        + "view that responds; to touch it anyway, use driver.tap(at:) or another action at a point"
    )
    var taps = 0
    let responding = try driver { Text("Save").onTapGesture { taps += 1 } }
    try responding.text("Save").tap()
    #expect(taps == 1)
  }
}
