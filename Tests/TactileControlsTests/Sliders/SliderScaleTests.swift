import Testing

@testable import TactileControls

@Suite struct SliderScaleTests {
  @Test("9.1.10: a slider without steps selects any value of its bounds")
  func withoutSteps() {
    let scale = SliderScale(in: 10.0...30)
    #expect(scale.place(of: 15) == 0.25)
    #expect(scale.value(at: 0.3) == 16)
    #expect(scale.value(at: 2) == 30)
    #expect(scale.place(of: 99) == 1)
    #expect(scale.place(of: -99) == 0)
  }

  @Test("9.1.10: a slider with steps selects the minimum plus a whole number of steps")
  func steps() {
    let scale = SliderScale(in: 1.0...10, step: 4.0)
    #expect(scale.value(at: 0.4) == 5)
    #expect(scale.value(at: 1) == 9)
    #expect(scale.steps(atMost: 10) == [1, 5, 9])
    #expect(scale.steps(atMost: 2) == [])
    #expect(scale.value(1, stepsFrom: 5) == 9)
    #expect(scale.value(1, stepsFrom: 9) == 9)
  }

  @Test("a tenth ten times over is the maximum, though a tenth is no binary fraction")
  func rounding() {
    let scale = SliderScale(in: 0.0...1, step: 0.1)
    #expect(scale.steps(atMost: 20).count == 11)
    #expect(scale.value(at: 0.98) == 1)
    #expect(SliderScale(in: Float(0)...1, step: 0.1).steps(atMost: 20).count == 11)
  }

  @Test("9.1.11: the keys move by a step, and by a tenth of the range without steps")
  func keys() {
    #expect(SliderScale(in: 0.0...50).value(1, stepsFrom: 10) == 15)
    #expect(SliderScale(in: 0.0...50, step: 2).value(-1, stepsFrom: 10) == 8)
    #expect(SliderScale(in: 0.0...50).value(-1, stepsFrom: .nan) == 0)
  }

  @Test("9.1.13: people select only values of the enabled bounds")
  func enabledBounds() {
    let scale = SliderScale(in: 0.0...10, step: 3, enabledBounds: 2...8)
    #expect(scale.value(at: 0) == 3)
    #expect(scale.value(at: 1) == 6)
    let none = SliderScale(in: 0.0...10, step: 3, enabledBounds: 4...5)
    #expect(none.value(at: 1) == 5)
    #expect(SliderScale(in: 0.0...1, enabledBounds: 5...7).value(at: 0) == 1)
  }

  @Test("bounds of a single value have one place")
  func singleValue() {
    let scale = SliderScale(in: 3.0...3, step: 1)
    #expect(scale.place(of: 3) == 0)
    #expect(scale.value(at: 1) == 3)
    #expect(scale.steps(atMost: 5) == [3])
  }
}
