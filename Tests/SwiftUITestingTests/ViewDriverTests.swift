import Foundation
import SwiftUI
import Testing

@testable import SwiftUITesting

@MainActor
@Suite struct ViewDriverTests {
  /// Holds a driver until it is emptied on some thread.
  private final class Box: @unchecked Sendable {
    var driver: ViewDriver?
  }

  /// Lets another thread empty the box, and waits for it.
  private func empty(_ box: Box) {
    let isEmpty = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      box.driver = nil
      isEmpty.signal()
    }
    isEmpty.wait()
  }

  @Test("a driver that another thread releases is deinitialized on the main actor")
  func letGoElsewhere() async throws {
    let box = Box()
    box.driver = try ViewDriver { Text("Hello") }
    weak let host = box.driver?.host
    empty(box)
    // The main actor was busy waiting, so nothing can have been deinitialized on it.
    #expect(host != nil)
    for _ in 0..<1000 where host != nil { await Task.yield() }
    #expect(host == nil)
  }

  @Test("an unset clock starts at the same time in each run")
  func clock() throws {
    let driver = try ViewDriver(text: .squares) {
      Text(Date(timeIntervalSinceReferenceDate: 60), style: .timer)
    }
    #expect(try driver.text("1:00").frame.width > 0)
    driver.advance(by: 1)
    #expect(try driver.text("0:59").frame.width > 0)
    #expect(driver.date == ViewDriver.defaultDate + 1)
  }

  /// Counts the drawings of a canvas.
  @MainActor
  private final class Count {
    var drawings = 0
  }

  @Observable
  @MainActor
  final class Model {
    var level = 1.0
    @ObservationIgnored var presses = 0
  }

  /// Draws a plate behind the label while the button is pressed, and counts the drawings.
  private struct CountedStyle: ButtonStyle {
    let count: Count

    func makeBody(configuration: Configuration) -> some View {
      let color = configuration.isPressed ? Color.red : .blue
      configuration.label.background {
        Canvas { context, size in
          count.drawings += 1
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
        }
      }
    }
  }

  @Test("a window is drawn when something looks at it, and not again when its test ends")
  func drawnOnDemand() throws {
    let count = Count()
    var driver: ViewDriver? = try ViewDriver {
      Button("Go") {}.buttonStyle(CountedStyle(count: count))
    }
    #expect(count.drawings == 0)
    _ = driver?.displayList
    _ = driver?.displayList
    #expect(count.drawings == 1)
    driver?.mouseDown(at: CGPoint(x: 196, y: 426))
    _ = driver?.displayList
    #expect(count.drawings == 2)
    driver?.mouseUp()
    driver = nil
    #expect(count.drawings == 2)
  }

  /// A button that is lower the higher the level is.
  private struct Lift: View {
    let model: Model

    var body: some View { Button("Go") { model.presses += 1 }.offset(y: model.level * 100) }
  }

  @Test("a press hits what has come under the finger, though nothing has looked since")
  func hitUnseen() throws {
    let model = Model()
    let driver = try ViewDriver(size: CGSize(width: 200, height: 200)) { Lift(model: model) }
    model.level = 0.7
    // The button moves in the frame of the first finger.
    driver.touchDown(at: CGPoint(x: 10, y: 10))
    driver.touchDown(at: CGPoint(x: 100, y: 170), finger: 1)
    driver.touchUp(finger: 1)
    #expect(model.presses == 1)
  }
}
