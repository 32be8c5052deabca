import SwiftUI
import SwiftUITesting
import Testing

/// A monkey finds views that a canceled touch leaves as no finger would.
@MainActor
@Suite("A monkey and canceled touches")
struct CancellationTests {
  private struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  /// Returns how many of a number of monkeys find a fault.
  private func count(
    of fault: MonkeyFailure.Fault, seeds: UInt64 = 4,
    check: @escaping (ViewDriver) throws -> Void = { _ in },
    makeDriver: @escaping () throws -> ViewDriver
  ) throws -> Int {
    var count = 0
    for seed in 1...seeds {
      let failure = try ViewDriver.monkeyFailure(
        seed: seed, events: seeds == 1 ? 400 : 1000, check: check, makeDriver: makeDriver)
      guard let failure else { continue }
      #expect(failure.fault == fault, "\(failure)")
      #expect(failure.script.count <= 9, "\(failure)")
      if fault == .canceledTouch {
        #expect(
          "\(failure)".contains(
            "The system cancels touches, for alerts and gestures of its own; `onEnded` doesn't run then. Keep what a gesture "
              + "changes in a `@GestureState`, which is reset, or in `isPressed` of a button style."
          ))
      }
      count += 1
    }
    return count
  }

  @Test("most find a card that stays displaced, with or without a text")
  func displacedCard() throws {
    #expect(
      try count(of: .canceledTouch) { try ViewDriver(text: .squares) { Card(resets: .atEnd) } }
        == 4)
    #expect(
      try count(of: .canceledTouch) {
        try ViewDriver(text: .squares) { Card(resets: .atEnd, label: "") }
      } >= 3)
  }

  @Test("none blames a card that resets, nor what follows a finger for good")
  func soundDrags() throws {
    for resets in [Card.Reset.always, .never] {
      #expect(
        try count(of: .canceledTouch, seeds: 1) {
          try ViewDriver(text: .squares) { Card(resets: resets) }
        }
          == 0)
    }
    #expect(
      try count(of: .canceledTouch, seeds: 1) { try ViewDriver(text: .squares) { Canvas() } } == 0)
    #expect(
      try count(of: .canceledTouch, seeds: 1) { try ViewDriver(text: .squares) { Controls() } } == 0
    )
  }

  @Test("most find a counter that is wrong after a cancel, and one of what leaves and comes back")
  func counters() throws {
    for fault in [Counter.Fault.canceled, .returned] {
      var model = Counter.Model()
      let count = try count(of: .check) { _ in
        if model.fingers != 0 { throw Broken(description: "\(model.fingers) fingers") }
      } makeDriver: {
        model = Counter.Model()
        return try ViewDriver(text: .squares) { Counter(fault: fault, model: model) }
      }
      #expect(count >= 3, "\(fault)")
    }
  }
}

/// A card that follows a finger.
struct Card: View {
  enum Reset { case atEnd, always, never }

  let resets: Reset
  var label = "Swipe me"
  @State private var offset = CGSize.zero
  @GestureState private var drag = CGSize.zero

  var body: some View {
    VStack {
      Text("Cards")
      Text("Three are left")
      RoundedRectangle(cornerRadius: 10).fill(.yellow).frame(width: 200, height: 120)
        .overlay { Text(label) }
        .offset(resets == .always ? drag : offset)
        .gesture(
          DragGesture()
            .updating($drag) { value, state, _ in state = value.translation }
            .onChanged { offset = $0.translation }
            .onEnded { _ in if resets == .atEnd { offset = .zero } })
      Button("Undo") {}
    }
  }
}

/// A view to draw on.
private struct Canvas: View {
  @State private var dots: [CGPoint] = []

  var body: some View {
    ZStack {
      Color.white
      ForEach(dots.indices, id: \.self) { Circle().frame(width: 4).position(dots[$0]) }
    }
    .gesture(DragGesture(minimumDistance: 0).onChanged { dots = dots.suffix(5) + [$0.location] })
  }
}

/// Controls and scroll views, which keep what a canceled drag has done, and a spinner.
private struct Controls: View {
  @State private var isOn = false

  var body: some View {
    ScrollView {
      Toggle("On", isOn: $isOn)
      ProgressView()
      ForEach(0..<30) { Text("Row \($0)").padding() }
    }
  }
}

/// A view that counts the fingers on it.
private struct Counter: View {
  enum Fault { case canceled, returned }

  @MainActor final class Model { var fingers = 0 }

  let fault: Fault
  let model: Model
  @State private var isInside = false

  var body: some View {
    VStack {
      Text("Count")
      Text("Hold me").padding()
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { value in
              let isNowInside = abs(value.translation.width) + abs(value.translation.height) < 60
              if isNowInside, !isInside { model.fingers += 1 }
              if !isNowInside, isInside, fault == .canceled { model.fingers -= 1 }
              isInside = isNowInside
            }
            .onEnded { _ in
              if isInside { model.fingers -= 1 }
              isInside = false
            })
      Button("More") {}
    }
  }
}
