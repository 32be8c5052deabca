import SwiftUI
import Testing

@testable import SwiftUITesting

/// The names in messages, which are those that a program has written.
@MainActor
@Suite struct WrittenNameTests {
  private struct Card<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { content }
  }

  @Test("an element of a list is in the list, or in the view that has it")
  func list() throws {
    let list = try ViewDriver(text: .squares) {
      List { Toggle("Wi-Fi", isOn: .constant(true)).disabled(true) }
    }
    let alone = try Failure.of { try list.tap(on: "Wi-Fi") }
    #expect(
      alone.message.hasPrefix(
        "the button labeled “Wi-Fi” can't be tapped: it is disabled in List. "), "\(alone.message)")
    struct Settings: View {
      var body: some View { List { Toggle("Wi-Fi", isOn: .constant(true)).disabled(true) } }
    }
    let settings = try ViewDriver(text: .squares) { Settings() }
    let inside = try Failure.of { try settings.tap(on: "Wi-Fi") }
    #expect(
      inside.message.hasPrefix(
        "the button labeled “Wi-Fi” can't be tapped: it is disabled in Settings. "),
      "\(inside.message)")
  }

  @Test("a generic view has no arguments in messages")
  func generic() throws {
    let driver = try ViewDriver(text: .squares) { Card { Button("Save") {}.disabled(true) } }
    let failure = try Failure.of { try driver.tap(on: "Save") }
    #expect(
      failure.message.hasPrefix(
        "the button labeled “Save” can't be tapped: it is disabled in Card. "), "\(failure.message)"
    )
  }

  @Test("warnings name views as they are written, and elements by their type")
  func warnings() throws {
    let twins = try ViewDriver.warnings {
      _ = try ViewDriver(text: .squares) {
        Card { ForEach(["a", "a"], id: \.self) { Text($0) } }
      }
    }
    #expect(
      twins == [
        "A ForEach of String has several elements with the id a; their state may move between them. Give each element a "
          + "unique id."
      ])
    let infinite = try ViewDriver.warnings {
      _ = try ViewDriver(text: .squares) { List { Card { Color.red.offset(x: .infinity) } } }
    }
    #expect(!infinite.contains { $0.contains("<") }, "\(infinite)")
  }

  @Test("a trace names the style of a button")
  func style() throws {
    let driver = try ViewDriver(text: .squares) { Button("Add") {} }
    let trace = try driver.trace { try driver.tap(on: "Add") }
    #expect("\(trace)".contains("press in BorderlessButtonStyle in Button “Add”"))
    #expect(!"\(trace)".contains("Look"))
  }

  @Test("a trace names the style of a bordered button once")
  func borderedStyle() throws {
    let driver = try ViewDriver(text: .squares) { Button("Add") {}.buttonStyle(.bordered) }
    let trace = try driver.trace { try driver.tap(on: "Add") }
    #expect(
      "\(trace)".contains(
        "body        BorderedButtonStyle in Button “Add”: press of BorderedButtonStyle"))
    #expect(!"\(trace)".contains("BorderedButtonStyle in BorderedButtonStyle"))
  }

  @Test("a trace names the style of a button with a shape of its own for the focus")
  func focusShape() throws {
    struct Fading: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .opacity(configuration.isPressed ? 0.5 : 1)
          .animation(.linear(duration: 0.1), value: configuration.isPressed)
          .contentShape([.focusEffect, .hoverEffect], Circle())
      }
    }
    let driver = try ViewDriver(text: .squares) { Button("Add") {}.buttonStyle(Fading()) }
    let trace = try driver.trace { try driver.tap(on: "Add") }
    #expect("\(trace)".contains("opacity in Fading in Button “Add”: began"), "\(trace)")
  }

  @Test("a trace names the style of a label")
  func labelStyle() throws {
    struct Turning: LabelStyle {
      @State private var turns = 0
      func makeBody(configuration: Configuration) -> some View {
        Button("Turn") { turns += 1 }
        configuration.icon
          .rotationEffect(.degrees(Double(turns) * 90))
          .animation(.linear(duration: 0.1), value: turns)
      }
    }
    let driver = try ViewDriver(text: .squares) {
      Label("Add", systemImage: "plus").labelStyle(Turning())
    }
    let trace = try driver.trace { try driver.tap(on: "Turn") }
    #expect("\(trace)".contains("rotationEffect in Turning: began"), "\(trace)")
    #expect(!"\(trace)".contains("ControlStyleBody"))
  }

  @Test("a trace names an animated shape without its arguments")
  func shape() throws {
    struct Dial: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .background { Circle().inset(by: configuration.isPressed ? 4 : 0).offset(x: 2) }
          .animation(.linear(duration: 0.1), value: configuration.isPressed)
      }
    }
    let driver = try ViewDriver(text: .squares) { Button("Add") {}.buttonStyle(Dial()) }
    let trace = try driver.trace {
      try driver.tap(on: "Add")
      driver.settle()
    }
    let names = Set(trace.entries.map { "\($0)" }.filter { $0.contains("Shape") })
    #expect(names.contains { $0.contains("OffsetShape in Dial in Button “Add”") }, "\(names)")
    #expect(!names.contains { $0.contains("OffsetShape<") }, "\(names)")
  }
}
