import SwiftUI
import SwiftUITesting
import Testing

/// A call that has no effect says so, at its own line.
@MainActor struct MisuseTests {
  private func driver(@ViewBuilder _ content: () -> some View) throws -> ViewDriver {
    try ViewDriver(size: CGSize(width: 300, height: 400), text: .squares, content: content)
  }

  private let somewhere = CGPoint(x: 10, y: 20)

  /// Expects that each call fails at its line, in the file of the test.
  private func expect(
    _ message: String, line: Int = #line, _ calls: () throws -> Void...
  ) throws {
    for call in calls {
      let failure = try Failure.of(call)
      #expect(failure.message == message)
      #expect((line...line + 8).contains(failure.line))
    }
  }

  @Test("a finger that isn't down can't move or lift")
  func up() throws {
    let driver = try driver { Text("Hello") }
    try expect(
      "the finger isn't down, so touchUp() has no effect; call driver.touchDown(at:) first",
      { driver.touchUp() })
    try expect(
      "the finger isn't down, so touchCancel() has no effect; call driver.touchDown(at:) first",
      { driver.touchCancel() })
    try expect(
      "the finger isn't down, so touchMove(to:over:) has no effect; call driver.touchDown(at:) first",
      { driver.touchMove(to: somewhere, over: 1) })
    driver.touchDown(at: somewhere)
    try expect(
      "finger 1 isn't down, but the finger is, so touchMove(to:) has no effect; call "
        + "driver.touchDown(at:finger: 1) first",
      { driver.touchMove(to: somewhere, finger: 1) })
    driver.touchUp()
  }

  @Test("a finger that is down can't be put down again, by no gesture")
  func down() throws {
    let driver = try driver { Text("Hello") }
    driver.touchDown(at: somewhere)
    let message =
      "the finger is already down at (10, 20); call driver.touchUp() first, or use another finger, such as finger: 1"
    try expect(message, { driver.touchDown(at: somewhere) })
    try expect(message, { driver.tap(at: somewhere) })
    let gestures: [() -> Void] = [
      { driver.hold(at: somewhere, for: 1) }, { driver.drag(from: somewhere, to: .zero) },
      { driver.pinch(around: somewhere, from: 10, to: 20) },
      { driver.rotate(around: somewhere, radius: 10, by: .degrees(90)) },
    ]
    for gesture in gestures {
      driver.touchDown(at: somewhere)
      let failure = try Failure.of(gesture)
      #expect(failure.message == message)
      #expect((#line - 8..<#line).contains(failure.line))
    }
  }

  @Test("a mouse button, and a key, can't be released twice; a mouse button can't be pressed twice")
  func mouse() throws {
    let driver = try driver { Text("Hello") }
    driver.mouseDown(at: somewhere)
    try expect(
      "the mouse button is already down at (10, 20); call driver.mouseUp() first",
      { driver.mouseDown(at: somewhere) })
    driver.mouseUp()
    try expect(
      "the mouse button isn't down, so mouseUp() has no effect; call driver.mouseDown(at:) first",
      { driver.mouseUp() })
    try expect(
      "the mouse button isn't down, so mouseMove(to:) has no effect; call driver.hover(at:) to move the mouse, or "
        + "driver.mouseDown(at:) first",
      { driver.mouseMove(to: somewhere) })
    driver.press(.return)
    driver.keyDown(.upArrow)
    driver.keyDown(.upArrow)
    driver.keyUp(.upArrow)
    try expect(
      "the key .upArrow isn't down, so keyUp(.upArrow) has no effect; call driver.keyDown(.upArrow) first",
      { driver.keyUp(.upArrow) })
  }

  @Test("a key that nothing handles is no failure, and press says so")
  func keys() throws {
    let driver = try driver { Text("Hello") }
    #expect(!driver.press("s", modifiers: .command))
  }

  @Test("a wheel over a point where nothing scrolls has no effect")
  func wheel() throws {
    let still = try driver { Text("Hello") }
    let message = "nothing scrolls at (150, 200); the window has no scroll view"
    try expect(
      message, { still.scroll(by: CGSize(width: 0, height: 10)) },
      { still.scroll(by: CGSize(width: 0, height: 10), at: CGPoint(x: 150, y: 200)) },
      { still.scroll(by: CGSize(width: 0, height: 10), at: CGPoint(x: 150, y: 200), over: 1) },
      { still.scroll(lines: 1, at: CGPoint(x: 150, y: 200)) })
    let driver = try driver {
      VStack {
        Text("Title").frame(height: 200)
        ScrollView { Color.red.frame(height: 1000) }
      }
    }
    try expect(
      "nothing scrolls at (10, 20); pass a point of a scroll view, or call driver.scroll(to:) with an element of its "
        + "content",
      { driver.scroll(by: CGSize(width: 0, height: 10), at: somewhere) })
    // Content at its end is as far as it goes.
    driver.scroll(by: CGSize(width: 0, height: -10), at: CGPoint(x: 150, y: 300))
  }

  @Test("an element that no scroll view contains, or none that moves, is not scrolled to")
  func scrollTo() throws {
    let driver = try driver {
      Text("Here")
      Button("Away") {}.buttonStyle(.plain).offset(x: 400)
      ScrollView {
        Color.red.frame(height: 200)
        Text("Below").frame(height: 20)
      }
      .frame(height: 100)
      .scrollDisabled(true)
    }
    let away = try Failure.of { try driver.scroll(to: driver.button("Away")) }
    #expect(away.line == #line - 1)
    #expect(
      away.message.hasPrefix("the button labeled “Away” can't be scrolled to: its frame ("))
    #expect(
      away.message.hasSuffix(
        " isn't visible, and there is no scroll view around it. Put it in a ScrollView, or make the window large enough"
      ))
    let below = try Failure.of { try driver.scroll(to: driver.text("Below")) }
    #expect(
      below.message.hasSuffix(
        " isn't visible, and scrolling the scroll views around it doesn't reveal it. Look for scrollDisabled(true) "
          + "around it, or for content that draws outside of its frame"))
    // What can be seen needs no scrolling, so that helpers may ask for it: a warning is enough.
    let here = try Failure.of { try driver.scroll(to: driver.text("Here")) }
    #expect(here.line == #line - 1)
    #expect(here.isWarning)
    #expect(
      here.message.hasPrefix("the text “Here” is visible at ("))
    #expect(
      here.message.hasSuffix(
        " and isn't in a scroll view, so scroll(to:) has no effect; remove the call"))
  }

  @Test("an answer that no view waits for, and a URL that none takes, say so")
  func requests() throws {
    let driver = try driver { AsyncImage(url: URL(string: "https://example.com/a.png")) }
    let url = try #require(URL(string: "https://example.com/b.png"))
    let message =
      "no view waits for https://example.com/b.png; did you mean “https://example.com/a.png”?"
    try expect(
      message, { driver.answerFetch(url, with: Data()) },
      { driver.failFetch(url, with: CancellationError()) })
    try expect(
      "no view takes the URL https://example.com/b.png; add onOpenURL(perform:) to a view in the window",
      { driver.open(url) })
  }

  @Test("a window that doesn't come to rest in a minute fails the test, unless it is asked")
  func settle() throws {
    struct Content: View {
      @State private var isAway = false

      var body: some View {
        Text("Restless").offset(x: isAway ? 10 : 0).onAppear { move() }
      }

      private func move() {
        withAnimation(.linear(duration: 1)) {
          isAway.toggle()
        } completion: {
          move()
        }
      }
    }
    let driver = try driver { Content() }
    try expect(
      "the window did not come to rest in 60 seconds: an animation is still running: the offset of Text \"Restless\" in "
        + "Content, by linear(1), ends in 0.817 s. Stop it first (the completion of an animation may start it again), or "
        + "call driver.settle(limit:), which returns whether the window came to rest",
      { driver.settle() })
    #expect(!driver.settle(limit: 2))
  }

  @Test("several containers are no container, and a property says so")
  func ambiguousContainer() throws {
    struct Row: View {
      var body: some View { Button("Delete") {} }
    }
    let driver = try driver {
      Row()
      Row()
    }
    let locator = driver.button("Delete").within(driver.view(Row.self))
    let failure = try Failure.of { #expect(!locator.exists) }
    #expect(failure.message.hasPrefix("there are 2 views of the type Row:"))
    #expect(driver.button("Delete").within(driver.text("None")).count == 0)
  }

  @Test("a disabled element is not activated")
  func disabled() throws {
    let driver = try driver { Button("Save") {}.disabled(true) }
    try expect(
      "the element labeled “Save” can't be activated: it is disabled. Enable it first",
      { try driver.activate("Save") }, { try driver.perform("activate", on: "Save") })
  }
}
