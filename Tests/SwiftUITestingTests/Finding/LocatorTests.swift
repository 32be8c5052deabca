import SwiftUI
import SwiftUITesting
import Testing

/// A test that describes elements, which are looked up when they are used.
@MainActor struct LocatorTests {
  private struct Songs: View {
    @State private var names = ["Blue in Green", "So What", "All Blues"]

    var body: some View {
      VStack {
        Text("Songs").accessibilityAddTraits(.isHeader)
        ForEach(names, id: \.self) { name in
          Song(name: name) { names.removeAll { $0 == name } }
        }
        Button("Refill") { names.append("Freddie") }
        Image(systemName: "star").accessibilityIdentifier("rating").accessibilityValue("3")
      }
    }
  }

  private struct Song: View {
    let name: String
    let remove: @MainActor () -> Void

    var body: some View {
      HStack {
        Text(name)
        Button("Remove", action: remove)
      }
    }
  }

  private let driver: ViewDriver

  init() throws { driver = try ViewDriver(text: .squares) { Songs() } }

  @Test("a locator is looked up whenever it is used, and may describe what isn't there yet")
  func lazy() throws {
    let freddie = driver.text("Freddie")
    #expect(!freddie.exists)
    try driver.button("Refill").tap()
    driver.settle()
    #expect(freddie.exists)
    #expect(try freddie.frame.midY > driver.text("All Blues").frame.midY)
  }

  @Test("one of several buttons is found by its index")
  func index() throws {
    let remove = driver.button("Remove")
    #expect(remove.count == 3)
    try remove[1].tap()
    driver.settle()
    #expect(remove.count == 2)
    #expect(!driver.text("So What").exists)
    #expect(try remove.first.frame.midY < remove.last.frame.midY)
    #expect(!remove[2].exists)
    #expect(!remove[-1].exists)
  }

  @Test("one of several buttons is found by the view around it, or by what is next to it")
  func around() throws {
    try driver.button("Remove").within(driver.view(Song.self)[2]).tap()
    driver.settle()
    #expect(!driver.text("All Blues").exists)
    try driver.button("Remove").nearest(to: driver.text("Blue in Green")).tap()
    driver.settle()
    #expect(driver.view(Song.self).all.map(\.label) == ["So What, Remove"])
  }

  @Test("elements are found by identifier, role, trait, value and place")
  func kinds() throws {
    #expect(try driver.element(identifier: "rating").value == "3")
    #expect(try driver.element(traits: .isHeader).label == "Songs")
    #expect(driver.element(role: "button").count == 4)
    #expect(try driver.element(role: "image", value: "3").element.identifier == "rating")
    let place = try driver.button("Refill").center
    #expect(try driver.element(at: place).label == "Refill")
    #expect(try driver.element(at: place).traits.contains(.isButton))
    #expect(!driver.element(at: CGPoint(x: 1, y: 1)).exists)
  }

  @Test("a text with a gesture is tapped, held and clicked like a button")
  func gestures() throws {
    var heard: [String] = []
    let driver = try ViewDriver(text: .squares) {
      Text("Map").onTapGesture { heard.append("tap") }
        .onLongPressGesture { heard.append("hold") }
      Color.red.frame(width: 50, height: 50).accessibilityElement()
        .accessibilityIdentifier("swatch").onTapGesture { heard.append("swatch") }
    }
    try driver.text("Map").tap()
    try driver.text("Map").hold(for: 1)
    try driver.text("Map").click()
    try driver.element(identifier: "swatch").tap()
    #expect(heard == ["tap", "hold", "tap", "swatch"])
  }

  @Test("a locator tells whether a tap would reach its element")
  func hittable() throws {
    let driver = try ViewDriver(text: .squares) {
      Button("Free") {}
      Button("Off") {}.disabled(true)
      Button("Under") {}.overlay(Color.red)
    }
    #expect(driver.button("Free").isHittable)
    #expect(!driver.button("Off").isHittable)
    #expect(!driver.button("Under").isHittable)
    #expect(!driver.button("Nowhere").isHittable)
    #expect(try !driver.button("Off").isEnabled)
  }

  @Test("2.4.52: a button of a list row can be tapped in its gap, since the whole row acts")
  func row() throws {
    var stops = 0
    let driver = try ViewDriver(text: .squares) {
      Form {
        Button {
          stops += 1
        } label: {
          HStack {
            Text("Stop")
            Spacer()
            Text("x")
          }
        }
      }
    }
    let stop = driver.button("Stop, x")
    #expect(stop.isHittable)
    try stop.tap()
    #expect(stops == 1)
  }
}
