import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Random touches on views inside each other with random gestures, compared with a model that has no
/// views.
@MainActor
@Suite struct EventRouterModelTests {
  typealias Numbers = AnyGesture<[Double]>

  /// A gesture with a body and a property, which adds nothing.
  private struct Wrapped: Gesture {
    let content: Numbers
    @State private var count = 0
    var body: some Gesture<[Double]> { content.map { $0.map { $0 + Double(count) } } }
  }

  /// The gesture of the model, with values that are numbers.
  private static func gesture(_ gesture: NaiveGesture) -> Numbers {
    switch gesture {
    case .tap(let count):
      Numbers(SpatialTapGesture(count: count).map { [$0.location.x, $0.location.y] })
    case .hold(let duration, let distance, _):
      Numbers(
        LongPressGesture(minimumDuration: duration, maximumDistance: distance).map {
          [$0 ? 1 : 0]
        })
    case .drag(let distance):
      Numbers(
        DragGesture(minimumDistance: distance).map {
          [
            $0.location.x, $0.location.y, $0.startLocation.x, $0.startLocation.y,
            $0.velocity.width, $0.velocity.height, $0.time.timeIntervalSinceReferenceDate,
          ]
        })
    case .magnify(let least):
      Numbers(
        MagnifyGesture(minimumScaleDelta: least).map {
          [
            $0.magnification - 1, $0.velocity, $0.time.timeIntervalSinceReferenceDate,
            $0.startLocation.x, $0.startLocation.y,
          ]
        })
    case .rotate(let least):
      Numbers(
        RotateGesture(minimumAngleDelta: .radians(least)).map {
          [
            $0.rotation.radians, $0.velocity.radians, $0.time.timeIntervalSinceReferenceDate,
            $0.startLocation.x, $0.startLocation.y,
          ]
        })
    case .exclusive(let first, let second):
      Numbers(
        self.gesture(first).exclusively(before: self.gesture(second)).map {
          switch $0 {
          case .first(let value): [1] + value
          case .second(let value): [2] + value
          }
        })
    case .simultaneous(let first, let second):
      Numbers(
        self.gesture(first).simultaneously(with: self.gesture(second)).map {
          ($0.first.map { [1] + $0 } ?? []) + ($0.second.map { [2] + $0 } ?? [])
        })
    case .sequence(let first, let second):
      Numbers(
        self.gesture(first).sequenced(before: self.gesture(second)).map {
          switch $0 {
          case .first(let value): [1] + value
          case .second(let value, let second): [2] + value + (second ?? [])
          }
        })
    case .pan, .press: preconditionFailure("these are no gestures of views")
    }
  }

  /// A square with a gesture around the next one.
  private static func view(
    _ layers: ArraySlice<NaiveRouter.Layer>, _ wraps: Set<Int>, _ journal: Journal
  ) -> AnyView {
    guard let layer = layers.first else { return AnyView(EmptyView()) }
    let index = layers.startIndex
    let square = ZStack {
      Color.gray
      view(layers.dropFirst(), wraps, journal)
    }
    .frame(width: layer.side, height: layer.side)
    let content = gesture(layer.gesture)
    let own = wraps.contains(index) ? Numbers(Wrapped(content: content)) : content
    func added(_ gesture: some Gesture) -> AnyView {
      switch layer.priority {
      case .high: AnyView(square.highPriorityGesture(gesture))
      case .simultaneous: AnyView(square.simultaneousGesture(gesture))
      case .standard, .pan: AnyView(square.gesture(gesture))
      }
    }
    let ended = own.onEnded { journal.note("\(index) ended \(NaiveRouter.text($0))") }
    guard layer.isObserved else { return added(ended) }
    // The change is noted before the end, as the model does.
    return added(
      own.onChanged { journal.note("\(index) changed \(NaiveRouter.text($0))") }
        .onEnded { journal.note("\(index) ended \(NaiveRouter.text($0))") })
  }

  // MARK: Random cases

  private func randomLeaf(_ random: inout RandomCases, _ isObserved: Bool) -> NaiveGesture {
    switch random.below(10) {
    case 0...3: .tap(count: 1 + random.below(2))
    case 4, 5:
      .hold(
        duration: [0.5, 0.1][random.below(2)], distance: [10, 45][random.below(2)],
        isActiveAtOnce: isObserved)
    case 6: .magnify(least: 0.1)
    default: .drag(distance: [10, 0][random.below(2)])
    }
  }

  private func randomLayers(_ random: inout RandomCases) -> [NaiveRouter.Layer] {
    (0..<(1 + random.below(4))).map { index in
      let isObserved = random.below(2) == 0
      var gesture = randomLeaf(&random, isObserved)
      if random.below(4) == 0 {
        let other = randomLeaf(&random, isObserved)
        gesture =
          switch random.below(3) {
          case 0: .exclusive(gesture, other)
          case 1: .simultaneous(gesture, other)
          default: .sequence(gesture, other)
          }
      }
      let side = CGFloat(280 - index * 60)
      let priorities: [GesturePriority] = [.high, .standard, .standard, .simultaneous]
      return NaiveRouter.Layer(
        gesture: gesture, priority: priorities[random.below(4)], isObserved: isObserved,
        origin: point(200 - side / 2, 150 - side / 2), side: side)
    }
  }

  /// Plays random touches; returns how often callbacks ran.
  private func play(seed: UInt64) -> Int {
    var random = RandomCases(seed: seed)
    let layers = randomLayers(&random)
    let wraps = Set(layers.indices.filter { _ in random.below(4) == 0 })
    var model = NaiveRouter(layers)
    guard model.hasOrder else { return 0 }
    let journal = Journal()
    let window = Window { Self.view(layers[...], wraps, journal) }
    var down: [PointerEvent.Pointer: CGPoint] = [:]
    var operations = ["seed \(seed): \(layers), wrapped \(wraps)"]
    let times: [Double] = [0, 0.01, 0.05, 0.05, 0.1, 0.2, 0.3, 0.4, 0.6, 1]
    for _ in 0..<14 {
      window.wait(times[random.below(times.count)])
      let now = window.host.time
      model.advance(to: now)
      let pointer: PointerEvent.Pointer = .touch(random.below(5) == 0 ? 2 : 1)
      let phase: PointerEvent.Phase
      var location: CGPoint
      if let place = down[pointer] {
        let isMove = random.below(2) == 0
        func way() -> CGFloat { [0, 0, 2, -9, 12, -30, 50][random.below(7)] }
        location = isMove ? point(place.x + way(), place.y + way()) : place
        phase = isMove ? .moved : random.below(8) == 0 ? .cancelled : .ended
      } else {
        // The closer to the middle, the more squares are touched.
        let distance = CGFloat([0, 60, 90, 120][random.below(random.below(2) * 3 + 1)])
        location = point(200.25 + distance + CGFloat(random.below(9)), 150.5)
        phase = .began
      }
      if phase == .ended || phase == .cancelled {
        down[pointer] = nil
      } else {
        down[pointer] = location
      }
      operations.append("\(now): \(phase) \(pointer) \(location)")
      model.send(PointerEvent(pointer: pointer, phase: phase, location: location, time: now))
      switch phase {
      case .began: window.down(at: location, pointer)
      case .moved: window.move(to: location, pointer)
      case .ended: window.up(pointer)
      default: window.cancel(pointer)
      }
      guard journal.entries == model.journal else {
        let count = zip(journal.entries, model.journal).prefix { $0 == $1 }.count
        Issue.record(
          """
          \(journal.entries.dropFirst(count)) instead of \(model.journal.dropFirst(count)) \
          after \(operations.joined(separator: "\n"))
          """)
        break
      }
    }
    return journal.entries.count
  }

  @Test(
    "3.1.1, 3.1.3 to 3.1.5, 3.2.9, 3.4.26, 3.6.33 to 3.6.35, 3.7.41 to 3.8.43: touches on views inside each other reach the gestures that the rules name"
  )
  func storms() {
    var count = 0
    for seed in UInt64(0)..<110 { count += play(seed: seed) }
    #expect(count > 110)
  }
}
