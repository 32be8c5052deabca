import SwiftUI
import SwiftUITesting
import Testing

/// A test that scrolls to what it wants to touch.
@MainActor struct ScrollingToTests {
  @Test("the driver scrolls to a row, which can then be tapped")
  func row() throws {
    var tapped = 0
    let driver = try ViewDriver(text: .squares) {
      ScrollView {
        VStack { ForEach(1...100, id: \.self) { row in Button("Row \(row)") { tapped = row } } }
      }
    }
    let row = driver.button("Row 70")
    #expect(!row.isHittable)
    try driver.scroll(to: row)
    #expect(row.isHittable)
    #expect(try abs(row.center.y - driver.size.height / 2) < 1)
    try row.tap()
    #expect(tapped == 70)
    try driver.scroll(to: driver.button("Row 1"))
    #expect(driver.button("Row 1").isHittable)
  }

  @Test("the driver looks for the row of a lazy list, in both directions")
  func lazyRow() throws {
    let driver = try ViewDriver(text: .squares) {
      List(1...500, id: \.self) { row in Text("Row \(row)") }
    }
    #expect(!driver.text("Row 400").exists)
    try driver.scroll(to: driver.text("Row 400"))
    #expect(driver.text("Row 400").isHittable)
    try driver.scroll(to: driver.text("Row 3"))
    #expect(driver.text("Row 3").isHittable)
  }

  @Test("the driver scrolls a row in a row of rows")
  func nested() throws {
    let driver = try ViewDriver(text: .squares) {
      ScrollView {
        VStack(spacing: 20) {
          ForEach(1...20, id: \.self) { shelf in
            ScrollView(.horizontal) {
              HStack { ForEach(1...20, id: \.self) { Text("Book \(shelf).\($0)") } }
            }
            .frame(height: 100)
          }
        }
      }
    }
    let book = driver.text("Book 17.18")
    try driver.scroll(to: book)
    let window = CGRect(origin: .zero, size: driver.size)
    let frame = try book.frame
    #expect(window.contains(frame))
  }

  @Test("what is nowhere is missed at the line that asks for it, and the list is left at its end")
  func nowhere() throws {
    let driver = try ViewDriver(text: .squares) {
      ScrollView { LazyVStack { ForEach(1...50, id: \.self) { Text("Row \($0)") } } }
    }
    let failure = try Failure.of { try driver.scroll(to: driver.text("Row 51")) }
    #expect(failure.message.hasPrefix("there is no text “Row 51”; did you mean “Row "))
    #expect(driver.text("Row 50").exists)
  }
}
