import SwiftUI
import SwiftUITesting

extension Demo {
  /// Sliders and steppers.
  static let sliders = Demo(
    name: "sliders",
    title: "Sliders and steppers",
    caption: """
      A finger drags the thumb, which stays at the steps of the second slider. The third one is filled from its neutral \
      value. A held button of a stepper repeats its action, faster and faster.
      """,
    size: CGSize(width: 360, height: 380),
    stills: [
      Still(name: "rest", title: "At rest"),
      Still(name: "pressed", title: "A dragged thumb") { driver in
        driver.touchDown(at: thumb)
        driver.touchMove(to: CGPoint(x: thumb.x + 60, y: thumb.y))
        driver.advance(by: 0.3)
      },
      Still(name: "dragged-out", title: "A held button") { driver in
        driver.touchDown(at: plus)
        driver.advance(by: 0.2)
      },
      Still(name: "disabled", title: "Disabled", isDisabled: true),
    ],
    story: { driver in
      driver.advance(by: 0.6)
      driver.touchDown(at: thumb)
      driver.touchMove(to: CGPoint(x: thumb.x + 80, y: thumb.y), over: 0.4)
      driver.touchMove(to: CGPoint(x: thumb.x - 40, y: thumb.y), over: 0.4)
      driver.touchUp()
      driver.advance(by: 0.4)
      driver.touchDown(at: plus)
      driver.advance(by: 1.5)
      driver.touchUp()
      driver.advance(by: 0.6)
      driver.settle()
    }
  ) {
    SlidersPage()
  }

  /// A point on the thumb of the first slider.
  private static let thumb = CGPoint(x: 177, y: 101)
  /// A point in the button that increments.
  private static let plus = CGPoint(x: 317, y: 303)
}

private struct SlidersPage: View {
  @State private var volume = 0.5
  @State private var rating = 3.0
  @State private var balance = 0.25
  @State private var guests = 2
  @State private var isDragging = false

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Volume: \(Int(volume * 100)) %").foregroundStyle(isDragging ? .blue : .primary)
        Slider(value: $volume) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3")
        } onEditingChanged: {
          isDragging = $0
        }
      }
      VStack(alignment: .leading, spacing: 4) {
        Text("Rating: \(Int(rating))")
        Slider(value: $rating, in: 0...5, step: 1) { Text("Rating") }.tint(.orange)
      }
      VStack(alignment: .leading, spacing: 4) {
        Text("Balance")
        Slider(value: $balance, in: -1...1, neutralValue: 0) { Text("Balance") }.tint(.green)
      }
      Stepper("Guests: \(guests)", value: $guests, in: 1...20)
    }
    .padding(20)
  }
}
