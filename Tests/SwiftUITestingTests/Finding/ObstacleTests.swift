import SwiftUI
import Testing

@testable import SwiftUITesting

/// Messages about an element that a tap can't reach.
@MainActor
@Suite struct ObstacleTests {
  @Test("a disabled button says so")
  func disabled() throws {
    #expect(
      try FailingTap.message { Button("Save") {}.disabled(true) }
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
      try FailingTap.message { Form() }
        .hasPrefix(
          "the button labeled “Save” can't be tapped: it is disabled in Form. Enable it first"))
  }

  @Test("a button out of the window, or of its scroll view, says where it is")
  func outside() throws {
    let moved = try FailingTap.message { Button("Save") {}.buttonStyle(.plain).offset(x: 400) }
    #expect(
      moved
        == "the button labeled “Save” can't be tapped: its frame (516, 190) 68×20.333 is outside "
        + "the window of 300×400 points. Bring it into the window first, such as by turning to its page, or make the "
        + "window large enough")
    let scrolled = try FailingTap.message {
      ScrollView {
        Color.red.frame(height: 200)
        Button("Save") {}.buttonStyle(.plain)
      }
      .frame(height: 100)
    }
    #expect(
      scrolled
        == "the button labeled “Save” can't be tapped: its frame (116, 356.333) 68×20.333 is outside "
        + "the visible part of its scroll view, (0, 150) 300×100. Call driver.scroll(to: "
        + "driver.button(\"Save\")) first")
  }

  @Test("a covered button says by what")
  func covered() throws {
    #expect(
      try FailingTap.message {
        ZStack {
          Button("Save") {}
          Button("Cover") {}.frame(width: 200, height: 200).contentShape(Rectangle())
            .background(.white).onTapGesture {}
        }
      }
        == "the button labeled “Save” can't be tapped: it is covered by the button “Cover”. Remove "
        + "the cover first, or give it allowsHitTesting(false)")
    #expect(
      try FailingTap.message { Button("Save") {}.overlay(Color.red.frame(width: 100, height: 60)) }
        .hasPrefix(
          "the button labeled “Save” can't be tapped: it is covered by Color.red, whose frame is (100, 170) 100×60. "
        ))
    let covers: [(Color, String)] = [
      (.black.opacity(0.25), "Color.black.opacity(0.25)"), (.accentColor, "Color.accentColor"),
      (Color(red: 0.1, green: 0.2, blue: 0.3), "Color"),
    ]
    for (color, name) in covers {
      #expect(
        try FailingTap.message { Button("Save") {}.overlay(color) }.contains(
          "it is covered by \(name), "))
    }
    let rectangle = try FailingTap.message { Button("Save") {}.overlay(Rectangle().fill(.red)) }
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
      try FailingTap.message("Wi-Fi, Home") { gap.background(.yellow) }
        == "the button labeled “Wi-Fi, Home” can't be tapped: its content shape leaves out its center (150, 200.167). "
        + remedy)
    let stack = try FailingTap.message("Wi-Fi, Home") {
      ZStack {
        Color.yellow
        gap
      }
    }
    #expect(stack.hasSuffix(remedy))
    let raised = try FailingTap.message("Wi-Fi, Home") {
      ZStack {
        gap.zIndex(1)
        Color.yellow
      }
    }
    #expect(raised.hasSuffix(remedy))
    let row = try FailingTap.message("Wi-Fi, Home") { List { gap.listRowBackground(Color.yellow) } }
    #expect(row.hasSuffix(remedy))
    #expect(
      try FailingTap.message("Wi-Fi, Home") { gap.overlay(.red) }.contains("it is covered by "))
    let cover = try FailingTap.message("Wi-Fi, Home") {
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
    let driver = try FailingTap.driver { Content() }
    try driver.tap(on: "Go")
    driver.advance(by: 0.1)
    let message = try Failure.of { try driver.tap(on: "Save") }.message
    #expect(
      message.hasSuffix(
        "An animation is running, which may be moving it: call driver.settle() first"))
    driver.settle()
    try driver.tap(on: "Save")
  }

  @Test("an animation of another view, or one that never ends, isn't said to move a button")
  func animationElsewhere() throws {
    struct Content: View {
      @State private var isLoading = false

      var body: some View {
        ZStack {
          VStack {
            Button("Load") { isLoading = true }
            Button("Save") {}
          }
          if isLoading {
            Color.yellow
            ProgressView()
          }
        }
      }
    }
    let driver = try FailingTap.driver { Content() }
    try driver.tap(on: "Load")
    #expect(driver.host.graph.hasFiniteAnimation)
    #expect(
      try Failure.of { try driver.tap(on: "Save") }.message
        == "the button labeled “Save” can't be tapped: it is covered by Color.yellow in Content, whose frame is (0, 0) "
        + "300×400. Remove the cover first, or give it allowsHitTesting(false)")
  }

  @Test("a cover that moves away is waited for")
  func movingCover() throws {
    struct Content: View {
      @State private var isAway = false

      var body: some View {
        ZStack {
          VStack {
            Button("Open") { withAnimation(.linear(duration: 1)) { isAway = true } }
            Button("Save") {}
          }
          Color.yellow.frame(height: 30).offset(x: isAway ? 300 : 0, y: 11)
        }
      }
    }
    let driver = try FailingTap.driver { Content() }
    #expect(
      try Failure.of { try driver.tap(on: "Save") }.message.contains(". Remove the cover first"))
    try driver.tap(on: "Open")
    driver.advance(by: 0.1)
    #expect(
      try Failure.of { try driver.tap(on: "Save") }.message
        .hasSuffix(
          "whose frame is (30, 196) 300×30. An animation is running, which may be moving it: call driver.settle() first"
        ))
    driver.settle()
    try driver.tap(on: "Save")
  }

  @Test("the call that scrolls to a button is one that finds it")
  func scrollCode() throws {
    struct Row: View {
      let name: String

      var body: some View {
        VStack {
          Text(name)
          Button("Like") {}
        }
        .frame(height: 150)
      }
    }
    let driver = try FailingTap.driver {
      ScrollView { VStack { ForEach(["A", "B", "C", "D"], id: \.self) { Row(name: $0) } } }
    }
    let like = driver.button("Like").within(driver.view(Row.self)[3])
    #expect(
      try Failure.of { try like.tap() }.message
        .hasSuffix(
          "Call driver.scroll(to: driver.button(\"Like\").within(driver.view(Row.self)[3])) first"))
    let near = driver.button("Like").nearest(to: driver.text("D")).first
    #expect(
      try Failure.of { try near.tap() }.message
        .hasSuffix(
          "Call driver.scroll(to: driver.button(\"Like\").nearest(to: driver.text(\"D\"))[0]) first"
        ))
    let last = driver.button("Like").last
    #expect(
      try Failure.of { try last.tap() }.message
        .hasSuffix("Call driver.scroll(to: driver.button(\"Like\").last) first"))
    try driver.scroll(to: like)
    try like.tap()
  }

  @Test("a button that can't be hit says why")
  func ignored() throws {
    #expect(
      try FailingTap.message { VStack { Button("Save") {} }.allowsHitTesting(false) }
        .contains("allowsHitTesting(false) is set on it or on a view around it"))
    #expect(
      try FailingTap.message {
        Button {
        } label: {
          Color.red.frame(width: 0, height: 0)
        }
        .accessibilityLabel("Save")
      }
      .hasSuffix(
        "can't be tapped: it has no size; its frame is (150, 200) 0×0. Expand it first if it is collapsed, or give its "
          + "label a frame or padding"))
    #expect(
      try FailingTap.message { Button("Save") {}.contentShape(Rectangle().inset(by: 100)) }
        .contains("its content shape leaves out its center"))
  }

  @Test("a button that is hidden or transparent is said to be that")
  func invisible() throws {
    let message = try FailingTap.message { Button("Save") {}.hidden() }
    #expect(
      message
        == "the button labeled “Save” can't be seen: it, or a view around it, has hidden() or opacity(0)"
    )
    #expect(try FailingTap.message { Button("Save") {}.opacity(0) } == message)
  }

  @Test("a tap on a text that nothing responds to fails, and one on a text with a gesture does not")
  func noGesture() throws {
    let plain = try FailingTap.driver { Text("Save") }
    let failure = try Failure.of { try plain.text("Save").tap() }
    #expect(
      failure.message
        == "the text “Save” can't be tapped: neither it nor a view around it has a gesture. Name the button or the "
        + "view that responds; to touch it anyway, use driver.tap(at:) or another action at a point"
    )
    var taps = 0
    let responding = try FailingTap.driver { Text("Save").onTapGesture { taps += 1 } }
    try responding.text("Save").tap()
    #expect(taps == 1)
  }
}
