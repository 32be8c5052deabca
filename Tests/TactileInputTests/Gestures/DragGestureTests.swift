import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Drags (rules 3.4.18 to 3.4.28).
@MainActor
@Suite struct DragGestureTests {
  private let journal = Journal()

  /// Notes each change with its translation, and the end.
  private func noted(_ gesture: DragGesture) -> some Gesture {
    gesture
      .onChanged { journal.note("\($0.translation.width) \($0.translation.height)") }
      .onEnded { journal.note("end \($0.translation.width) \($0.translation.height)") }
  }

  @Test("3.4.19, 3.4.21: a drag is active from 10 points on, and measured from where it began")
  func minimumDistance() {
    let window = squareWindow { $0.gesture(noted(DragGesture())) }
    window.down(at: middle)
    window.move(to: point(209, 150))
    #expect(journal.entries == [])
    window.move(to: point(210, 150))
    window.move(to: point(203, 150))
    window.up()
    #expect(journal.entries == ["10.0 0.0", "3.0 0.0", "end 3.0 0.0"])
  }

  @Test("3.4.19: the distance is the farthest one so far, in the window's coordinates")
  func farthest() {
    let window = squareWindow { $0.gesture(noted(DragGesture())).scaleEffect(0.5) }
    window.down(at: middle)
    window.move(to: point(206, 158))
    #expect(journal.entries == ["12.0 16.0"])
  }

  @Test("3.4.24: a release before the distance is reached is no drag")
  func released() {
    let window = squareWindow { $0.gesture(noted(DragGesture())) }
    window.down(at: middle)
    window.move(to: point(205, 150))
    window.up()
    window.settle()
    #expect(journal.entries == [])
  }

  @Test(
    "3.4.24: a drag without a minimum distance is active immediately, and can end without moving")
  func noDistance() {
    let window = squareWindow { $0.gesture(noted(DragGesture(minimumDistance: 0))) }
    window.down(at: middle)
    #expect(journal.entries == ["0.0 0.0"])
    window.up()
    #expect(journal.entries == ["0.0 0.0", "end 0.0 0.0"])
  }

  @Test("3.4.25: the end is reported at the location of the release, and isn't a change")
  func end() {
    let window = squareWindow { $0.gesture(noted(DragGesture())) }
    window.down(at: middle)
    window.move(to: point(250, 150))
    window.host.send(.ended, .touch(0), at: point(260, 155))
    #expect(journal.entries == ["50.0 0.0", "end 60.0 5.0"])
  }

  @Test("3.4.27, 3.6.35: a canceled drag doesn't call onEnded")
  func cancelled() {
    let window = squareWindow { $0.gesture(noted(DragGesture())) }
    window.down(at: middle)
    window.move(to: point(250, 150))
    window.cancel()
    #expect(journal.entries == ["50.0 0.0"])
  }

  @Test("3.1.3: a second finger on the view makes the drag fail")
  func secondFinger() {
    let window = squareWindow { $0.gesture(noted(DragGesture())) }
    window.down(at: middle, .touch(0))
    window.move(to: point(220, 150), .touch(0))
    window.down(at: point(160, 150), .touch(1))
    window.move(to: point(230, 150), .touch(0))
    window.up(.touch(0))
    window.up(.touch(1))
    #expect(journal.entries == ["20.0 0.0"])
  }

  @Test("3.4.20: locations are in the requested space, and times on the window's clock")
  func value() throws {
    var values: [DragGesture.Value] = []
    let window = squareWindow { square in
      square
        .gesture(DragGesture().onChanged { values.append($0) })
        .simultaneousGesture(
          DragGesture(coordinateSpace: .global).onChanged { values.append($0) }
        )
        .simultaneousGesture(
          DragGesture(coordinateSpace: .named("plate")).onChanged { values.append($0) }
        )
        .padding(30)
        .coordinateSpace(.named("plate"))
    }
    window.wait(2)
    window.down(at: point(160, 110))
    window.wait(0.5)
    window.move(to: point(190, 150))
    try #require(values.count == 3)
    #expect(values[0].startLocation == point(10, 10))
    #expect(values[0].location == point(40, 50))
    #expect(values[1].startLocation == point(160, 110))
    #expect(values[1].location == point(190, 150))
    #expect(values[2].startLocation == point(40, 40))
    #expect(values[2].location == point(70, 80))
    for value in values {
      #expect(value.translation == CGSize(width: 30, height: 40))
      #expect(value.time == Date(timeIntervalSinceReferenceDate: 2.5))
    }
    #expect(values[0] == values[0])
    #expect(values[0] != values[1])
  }

  @Test(
    "3.4.22, 3.4.23: the velocity is a quarter of the newest and three quarters of the previous")
  func velocity() throws {
    var last: DragGesture.Value?
    let window = squareWindow {
      $0.gesture(
        DragGesture(minimumDistance: 0).onChanged { last = $0 }.onEnded { last = $0 })
    }
    window.down(at: point(160, 110))
    #expect(last?.velocity == .zero)
    window.wait(0.1)
    window.move(to: point(170, 110))
    let second = try #require(last)
    #expect(abs(second.velocity.width - 100) < 1e-6)
    window.wait(0.1)
    window.move(to: point(200, 130))
    let third = try #require(last)
    // The newest goes 300 and 200 points a second, the one before 100 and none.
    #expect(abs(third.velocity.width - 150) < 1e-6)
    #expect(abs(third.velocity.height - 50) < 1e-6)
    #expect(abs(third.predictedEndLocation.x - (50 + 37.5)) < 1e-6)
    #expect(abs(third.predictedEndLocation.y - (30 + 12.5)) < 1e-6)
    #expect(abs(third.predictedEndTranslation.width - (40 + 37.5)) < 1e-6)
    // Who rests before letting go throws less far: the same place twice within the last three.
    window.wait(0.1)
    window.up()
    let end = try #require(last)
    #expect(abs(end.velocity.width - 225) < 1e-6)
  }

  @Test("3.4.22: of two samples at the same time the later one counts")
  func sameTime() throws {
    var last: DragGesture.Value?
    let window = squareWindow {
      $0.gesture(DragGesture(minimumDistance: 0).onChanged { last = $0 })
    }
    window.down(at: point(160, 110))
    window.move(to: point(165, 110))
    #expect(last?.velocity == .zero)
    window.wait(0.1)
    window.move(to: point(185, 110))
    #expect(abs(try #require(last).velocity.width - 200) < 1e-6)
  }

  @Test("a NaN distance issues a warning, and 10 is used")
  func badDistance() {
    let window = squareWindow { $0.gesture(noted(DragGesture(minimumDistance: .nan))) }
    let warnings = RuntimeWarning.collect { window.down(at: middle) }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("minimumDistance of a DragGesture") == true)
    window.move(to: point(209, 150))
    #expect(journal.entries == [])
    window.move(to: point(211, 150))
    #expect(journal.entries == ["11.0 0.0"])
  }

  @Test("an unknown coordinate space issues a warning once per drag, and the window's is used")
  func unknownSpace() {
    var places: [CGPoint] = []
    let window = squareWindow {
      $0.gesture(
        DragGesture(coordinateSpace: .named("sea")).onChanged { places.append($0.location) }
      )
      .onContinuousHover(coordinateSpace: .named("sea")) {
        if case .active(let place) = $0 { places.append(place) }
      }
    }
    let warnings = RuntimeWarning.collect {
      window.down(at: middle)
      for x in [220.0, 230, 240] { window.move(to: point(x, 150)) }
      window.up()
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("“sea”") == true)
    #expect(places == [point(220, 150), point(230, 150), point(240, 150)])
    places = []
    let more = RuntimeWarning.collect {
      window.hover(at: point(160, 110))
      window.hover(at: point(161, 110))
    }
    #expect(more.count == 1)
    #expect(places == [point(160, 110), point(161, 110)])
  }

  @Test("other unusual distances work literally")
  func oddDistances() {
    for (distance, count) in [(-5.0, 1), (.infinity, 0), (-.infinity, 1)] {
      journal.clear()
      let window = squareWindow {
        $0.gesture(DragGesture(minimumDistance: distance).onChanged { _ in journal.note("on") })
      }
      window.down(at: middle)
      #expect(journal.entries.count == count)
      window.up()
    }
  }

  @Test(
    "3.4.28: in the local space of a view that moves along, a drag jitters; not in the global one")
  func movingAlong() {
    struct Moving: View {
      let space: CoordinateSpace
      let journal: Journal
      @State private var way: CGFloat = 0

      var body: some View {
        Color.gray.frame(width: 100, height: 100)
          .gesture(
            DragGesture(coordinateSpace: space).onChanged {
              way = $0.translation.width
              journal.note("\(way)")
            }
          )
          .offset(x: way)
      }
    }
    func ways(_ space: CoordinateSpace) -> [String] {
      let journal = Journal()
      let window = Window { Moving(space: space, journal: journal) }
      window.down(at: middle)
      for x in [220.0, 230, 240] { window.move(to: point(x, 150)) }
      return journal.entries
    }
    #expect(ways(.global) == ["20.0", "30.0", "40.0"])
    #expect(ways(.local) == ["20.0", "10.0", "30.0"])
  }
}
