import Foundation
import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct SliderTests {
  /// A slider of 240 points in the middle of a window of 400 by 300, whose changes the journal lists.
  private func window<Slider: View>(
    _ value: Double = 0.5, idiom: Idiom = .phone, isDesktop: Bool = false,
    journal: Journal = Journal(),
    @ViewBuilder _ slider: @escaping (Binding<Double>, @escaping (Bool) -> Void) -> Slider
  ) -> Window {
    Window(idiom: idiom, isDesktop: isDesktop) {
      Stateful(value) { value in
        slider(value) { journal.note($0 ? "begins" : "ends") }
          .frame(width: 240)
          .onChange(of: value.wrappedValue) { _, new in
            journal.note(new.formatted(.number.precision(.fractionLength(0...3))))
          }
      }
    }
  }

  private func plain(
    _ value: Double = 0.5, idiom: Idiom = .phone, isDesktop: Bool = false,
    journal: Journal = Journal()
  ) -> Window {
    window(value, idiom: idiom, isDesktop: isDesktop, journal: journal) { value, note in
      Slider(value: value, onEditingChanged: note)
    }
  }

  /// The middle of the thumb of a slider from 80 to 320, at a place of its track.
  private func thumb(_ place: CGFloat) -> CGPoint { point(80 + 18.5 + place * 203, 150) }

  /// The places of rectangles, as fractions of the way of the thumb, rounded to hundredths.
  private func places(_ rects: [CGRect]) -> [CGFloat] {
    rects.map { (($0.midX - 98.5) / 203 * 100).rounded() / 100 }
  }

  // MARK: Appearance

  @Test("9.1.1: the thumb of 37 by 24 points is on a track of 6 points, filled up to its middle")
  func appearance() {
    let window = plain()
    #expect(
      window.fills.map(\.rect) == [
        CGRect(x: 80, y: 147, width: 240, height: 6), CGRect(x: 80, y: 147, width: 120, height: 6),
        CGRect(x: 181.5, y: 138, width: 37, height: 24),
      ])
    #expect(window.fill(0)?.color == SystemColor.secondaryFill.value(in: .light))
    #expect(window.fill(1)?.color == SystemColor.blue.value(in: .light))
    let tinted = self.window { value, _ in Slider(value: value).tint(.purple) }
    #expect(tinted.fill(1)?.color == SystemColor.purple.value(in: .light))
  }

  @Test(
    "9.1.2: in iOS 18, the thumb is a disk of 27 points on a track of 4", .windows(like: .iOS18))
  func olderAppearance() {
    #expect(
      plain().fills.map(\.rect) == [
        CGRect(x: 80, y: 148, width: 240, height: 4), CGRect(x: 80, y: 148, width: 120, height: 4),
        CGRect(x: 186.5, y: 136.5, width: 27, height: 27),
      ])
  }

  @Test("9.1.1, 9.1.4: a slider takes the proposed width, and is 31 points high")
  func size() {
    #expect(Window { Slider(value: .constant(0)) }.contentSize == CGSize(width: 400, height: 31))
    let mac = Window(idiom: .mac) { Slider(value: .constant(0)).controlSize(.small) }
    #expect(mac.contentSize == CGSize(width: 400, height: 16))
  }

  @Test("9.1.3: the labels of the ends are beside the track; only a Mac shows the label")
  func labels() {
    func labeled(_ value: Binding<Double>) -> some View {
      Slider(value: value) {
        Text("Volume")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("9")
      }
    }
    #expect(window { value, _ in labeled(value) }.texts == ["0", "9"])
    #expect(window(idiom: .mac) { value, _ in labeled(value) }.texts == ["Volume", "0", "9"])
    #expect(
      window(idiom: .mac) { value, _ in labeled(value).labelsHidden() }.texts == ["0", "9"])
  }

  @Test("9.1.12: a slider with a neutral value is filled from there")
  func neutralValue() {
    let window = window(0.25) { value, _ in
      Slider(value: value, neutralValue: 0.5) { Text("Balance") }
    }
    let filled = window.fill(1)?.rect ?? .null
    #expect(abs(filled.minX - thumb(0.25).x) <= 0.5 && abs(filled.maxX - thumb(0.5).x) <= 0.5)
  }

  @Test("9.1.14: each step has a tick, up to 50 of them, and so have the values of a closure")
  func ticks() {
    func dots(_ slider: @escaping (Binding<Double>) -> some View) -> [CGFloat] {
      places(window(0) { value, _ in slider(value) }.fills.map(\.rect).filter { $0.width == 4 })
    }
    #expect(dots { Slider(value: $0, in: 0...2, step: 1) } == [0, 0.5, 1])
    #expect(dots { Slider(value: $0, in: 0...51, step: 1) }.isEmpty)
    #expect(
      dots {
        Slider(value: $0, in: 0...8) {
          Text("Speed")
        } ticks: {
          SliderTick("Slow", 2)
          SliderTickContentForEach([4.0, 6, 99], id: \.self) { SliderTick($0) }
        }
      } == [0.25, 0.5, 0.75])
    #expect(
      dots {
        Slider(
          value: $0, in: 0...4, step: 1, label: { Text("Rating") },
          tick: { $0 == 2 ? SliderTick($0) : nil })
      } == [0.5])
  }

  @Test("9.1.14: in iOS 18, only a Mac shows ticks", .windows(like: .iOS18))
  func olderTicks() {
    func count(_ idiom: Idiom) -> Int {
      window(0, idiom: idiom) { value, _ in Slider(value: value, in: 0...2, step: 1) }.fills.count
    }
    #expect(count(.phone) == 3)
    #expect(count(.mac) == 6)
  }

  @Test(
    "9.1.13: people can't drag the thumb out of the enabled bounds, and the track is paler there")
  func enabledBounds() {
    let journal = Journal()
    let window = window(journal: journal) { value, note in
      Slider(
        value: value, enabledBounds: 0.25...0.75, label: { Text("Trim") }, onEditingChanged: note)
    }
    #expect(places(window.fills.map(\.rect)) == [0.5, 0.5, 0.2, 0.5])
    #expect(window.display.description.contains("opacity 0.5"))
    window.down(at: thumb(0.5))
    window.move(to: thumb(1))
    window.up()
    #expect(journal.entries == ["begins", "0.75", "ends"])
  }

  @Test("9.1.15: sliderThumbVisibility hides the thumb, which can still be dragged")
  func hiddenThumb() {
    let journal = Journal()
    let window = window(journal: journal) { value, note in
      Slider(value: value, onEditingChanged: note).sliderThumbVisibility(.hidden)
    }
    #expect(window.fills.count == 2)
    window.down(at: thumb(0.5))
    window.move(to: thumb(0.75))
    window.up()
    #expect(journal.entries == ["begins", "0.75", "ends"])
  }

  // MARK: Fingers and the mouse

  @Test("9.1.5: a finger that drags the thumb changes the value as it moves")
  func finger() {
    let journal = Journal()
    let window = plain(journal: journal)
    // It takes the thumb 10 points beside its middle, where it stays.
    window.down(at: point(thumb(0.5).x + 10, 150))
    window.move(to: point(thumb(0.6).x + 10, 150))
    window.move(to: point(thumb(0.8).x + 10, 170))
    window.up()
    #expect(journal.entries == ["begins", "0.6", "0.8", "ends"])
  }

  @Test("9.1.5: a finger beside the thumb has no effect")
  func besideThumb() {
    let journal = Journal()
    let window = plain(0.1, journal: journal)
    window.down(at: thumb(0.9))
    window.move(to: thumb(0.5))
    window.up()
    #expect(journal.entries == [])
  }

  @Test("9.1.6: a finger that rests on the thumb holds it after 0.15 seconds")
  func holding() {
    let journal = Journal()
    let window = plain(journal: journal)
    window.down(at: thumb(0.5))
    window.wait(0.14)
    #expect(journal.entries == [])
    window.wait(0.02)
    #expect(journal.entries == ["begins"])
    window.move(to: point(thumb(0.5).x, 152))
    window.up()
    #expect(journal.entries == ["begins", "ends"])
  }

  @Test("9.1.6: in a scroll view, a finger that moves up from the thumb scrolls")
  func scrolling() {
    let journal = Journal()
    let window = Window {
      ScrollView {
        VStack(spacing: 0) {
          Stateful(0.5) { value in
            Slider(value: value) { journal.note($0 ? "begins" : "ends") }.frame(width: 240)
          }
          Text("below").frame(height: 900)
        }
      }
    }
    let top = window.frame(of: "below").minY
    window.down(at: point(200, 15))
    for y in stride(from: CGFloat(15), through: -85, by: -10) { window.move(to: point(200, y)) }
    #expect(window.frame(of: "below").minY < top)
    window.up()
    window.settle()
    #expect(journal.entries == [])
  }

  @Test("9.1.6: in a scroll view, a finger that moves sideways drags the thumb")
  func draggingInScrollView() {
    let journal = Journal()
    let window = Window {
      ScrollView([.horizontal, .vertical]) {
        VStack(spacing: 0) {
          Stateful(0.5) { value in
            Slider(value: value) { journal.note($0 ? "begins" : "ends") }.frame(width: 240)
          }
          Text("below").frame(width: 240, height: 900)
        }
      }
    }
    let frame = window.frame(of: "below")
    window.down(at: point(120, 15))
    for x in stride(from: CGFloat(120), through: 180, by: 5) { window.move(to: point(x, 15)) }
    window.up()
    window.settle()
    #expect(journal.entries == ["begins", "ends"])
    #expect(window.frame(of: "below") == frame)
  }

  @Test("9.1.7: the mouse of a desktop moves the thumb to where it clicks")
  func mouse() {
    let journal = Journal()
    let window = plain(idiom: .pad, isDesktop: true, journal: journal)
    window.down(at: thumb(0.9), .mouse(button: 0))
    #expect(journal.entries == ["begins", "0.9"])
    window.move(to: thumb(0.2), .mouse(button: 0))
    window.up(.mouse(button: 0))
    #expect(journal.entries == ["begins", "0.9", "0.2", "ends"])
  }

  @Test("9.1.8: editing ends when the slider is disabled, and when the touch is cancelled")
  func interruption() {
    let journal = Journal()
    let window = window(journal: journal) { value, note in
      Slider(value: value, onEditingChanged: note).disabled(value.wrappedValue > 0.7)
    }
    window.down(at: thumb(0.5))
    window.move(to: thumb(0.6))
    window.cancel()
    #expect(journal.entries == ["begins", "0.6", "ends"])
    journal.clear()
    window.down(at: thumb(0.6))
    window.move(to: thumb(0.8))
    window.move(to: thumb(0.9))
    window.up()
    #expect(journal.entries == ["begins", "0.8", "ends"])
    window.down(at: thumb(0.8))
    window.move(to: thumb(0.5))
    window.up()
    #expect(journal.entries == ["begins", "0.8", "ends"])
    #expect(window.display.description.contains("opacity 0.5"))
  }

  @Test("9.1.9: from right to left, the minimum is at the right")
  func rightToLeft() {
    let journal = Journal()
    let window = window(0.25, isDesktop: true, journal: journal) { value, note in
      Slider(value: value, onEditingChanged: note).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(window.fills.last.map { places([$0.rect]) } == [0.75])
    window.down(at: thumb(0.75))
    window.move(to: thumb(0.5))
    window.up()
    #expect(journal.entries == ["begins", "0.5", "ends"])
    journal.clear()
    window.strike(.tab)
    window.strike(.leftArrow)
    #expect(journal.entries.last == "0.6")
  }

  @Test("9.1.10: a drag between two steps changes nothing, and writes no value twice")
  func steps() {
    let journal = Journal()
    let window = window(4, journal: journal) { value, note in
      Slider(
        value: Binding {
          value.wrappedValue
        } set: {
          journal.note("writes")
          value.wrappedValue = $0
        }, in: 0...10, step: 2, onEditingChanged: note)
    }
    window.down(at: thumb(0.4))
    for place in [0.42, 0.44, 0.48, 0.52, 0.58] { window.move(to: thumb(place)) }
    window.up()
    #expect(journal.entries == ["begins", "writes", "6", "ends"])
  }

  @Test("9.1.11: a mouse wheel over a slider scrolls the view around it")
  func wheel() {
    let journal = Journal()
    let window = Window(isDesktop: true) {
      ScrollView {
        VStack(spacing: 0) {
          Stateful(0.5) { value in
            Slider(value: value) { journal.note($0 ? "begins" : "ends") }
          }
          Text("below").frame(height: 900)
        }
      }
    }
    let top = window.frame(of: "below").minY
    window.driver.scroll(by: CGSize(width: 0, height: 40), at: point(200, 15))
    window.settle()
    #expect(window.frame(of: "below").minY == top - 40)
    #expect(journal.entries == [])
  }

  // MARK: Keys and assistive technologies

  @Test("9.1.11: the arrow keys of a desktop change the value of the focused slider")
  func keys() {
    let journal = Journal()
    let window = plain(isDesktop: true, journal: journal)
    window.strike(.rightArrow)
    #expect(journal.entries == [])
    window.strike(.tab)
    window.strike(.rightArrow)
    window.strike(.downArrow)
    window.strike(.end)
    window.strike(.end)
    #expect(
      journal.entries.filter { $0.first?.isNumber == true } == ["0.6", "0.5", "1"])
    #expect(journal.count("begins") == 4 && journal.count("ends") == 4)
  }

  @Test("9.1.16: the accessibility element has the label, the value in percent, and two actions")
  func accessibility() {
    let window = window { value, _ in Slider(value: value) { Text("Volume") } }
    let element = window.graph.accessibilityElements.first
    #expect(element?.label == "Volume")
    #expect(element?.value == "50%")
    element?.perform("increment")
    window.update()
    #expect(window.graph.accessibilityElements.first?.value == "60%")
  }

  @Test("9.1.16: the value is the label of the tick at the value, or the label of the value")
  func spokenValue() {
    let window = window(0) { value, _ in
      Slider(value: value, in: 0...2, step: 1) {
        Text("Size")
      } currentValueLabel: {
        Text("\(Int(value.wrappedValue)) cm")
      } tick: {
        $0 == 2 ? SliderTick("Huge", $0) : nil
      }
    }
    var values: [String?] = []
    for _ in 0..<3 {
      let element = window.graph.accessibilityElements.first
      values.append(element?.value)
      element?.perform("increment")
      window.update()
    }
    #expect(values == ["0 cm", "1 cm", "Huge"])
  }

  // MARK: Values

  @Test("a slider of another floating-point type writes values of that type")
  func otherTypes() {
    let window = Window {
      Stateful(Float(1)) { value in
        VStack {
          Slider(value: value, in: 0...4, step: 1) { Text("Count") }
          Text(value.wrappedValue, format: .number)
        }
      }
    }
    window.graph.accessibilityElements.first { $0.label == "Count" }?.perform("increment")
    window.update()
    #expect(window.texts == ["2"])
  }

  @Test("a value that the program sets with an animation moves the thumb")
  func animation() {
    let window = Window {
      Stateful(0.0) { value in
        VStack {
          Slider(value: value)
          Button("Full") { withAnimation(.linear(duration: 1)) { value.wrappedValue = 1 } }
        }
      }
    }
    let start = window.fills.last?.rect.minX ?? 0
    window.tap("Full")
    window.wait(0.5)
    let half = window.fills.last?.rect.minX ?? 0
    window.settle()
    let end = window.fills.last?.rect.minX ?? 0
    #expect(half > start + 50 && half < end - 50)
  }

  @Test("unusable bounds, steps and values don't crash, and warn")
  func misuse() {
    let warnings = RuntimeWarning.collect {
      let window = Window {
        VStack {
          Slider(value: .constant(Double.nan))
          Slider(value: .constant(0), in: -Double.infinity ... .infinity)
          Slider(value: .constant(0), in: 0...1, step: 0)
          Slider(value: .constant(3), in: 3...3, step: -1)
        }
      }
      window.down(at: point(200, 150))
      window.move(to: point(300, 150))
      window.up()
      #expect(window.fills.count == 13)
    }
    #expect(warnings.count == 3)
  }
}
