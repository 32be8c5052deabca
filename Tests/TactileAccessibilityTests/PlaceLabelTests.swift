import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Accessibility labels are the text as drawn, in the locale, calendar and time zone of the view.
@MainActor
@Suite struct PlaceLabelTests {
  /// 9 January 2001, 23:30 in Greenwich.
  private var date: Date { Date(timeIntervalSinceReferenceDate: 8 * 86400 + 23.5 * 3600) }

  private var titles: [Text] {
    [
      Text("\(1234567) things"), Text(1234.5, format: .number), Text(date, style: .date),
      Text(date, format: .dateTime.day().month(.wide)), Text(date, style: .time),
      Text("at \(date, style: .time)"),
    ]
  }

  private func window(_ view: some View) -> Window {
    Window(size: CGSize(width: 800, height: 600)) {
      view
        .environment(\.locale, Locale(identifier: "de_DE"))
        .environment(\.timeZone, TimeZone(secondsFromGMT: 2 * 3600) ?? .gmt)
    }
  }

  @Test("a button is found by the text that is drawn on it")
  func buttons() {
    let titles = titles
    let window = window(
      VStack {
        ForEach(titles.indices, id: \.self) { index in
          Button {
          } label: {
            titles[index]
          }
        }
      })
    #expect(window.graph.buttons.map(\.label) == window.texts)
    #expect(window.texts.first == "1.234.567 things")
    #expect(window.graph.texts.map(\.string) == window.texts)
  }

  @Test("a label drawn in capitals is in capitals")
  func textCase() {
    let window = window(Button("send") {}.textCase(.uppercase))
    #expect(window.texts == ["SEND"])
    #expect(window.graph.buttons.map(\.label) == ["SEND"])
  }

  @Test("labels, values and hints of a view use the view's locale")
  func said() throws {
    let window = window(
      Color.red
        .accessibilityLabel("\(1234567) reds")
        .accessibilityValue(Text(1234.5, format: .number))
        .accessibilityHint(Text(date, style: .time)))
    let element = try #require(window.graph.accessibilityElements.first)
    #expect(element.label == "1.234.567 reds")
    #expect(element.value == "1.234,5")
    #expect(element.hint == "1:30")
  }

  @Test("an image's label uses the view's locale")
  func picture() throws {
    let window = window(Image("missing", label: Text("\(1234) stars")))
    #expect(window.graph.accessibilityElements.map(\.label) == ["1.234 stars"])
  }
}
