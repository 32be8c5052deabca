import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Every pair of gestures, in every relation, with every movement of a finger (rules 2.4.47 to
/// 2.4.54, 3.7.41 and 3.8.42 to 3.8.46).
@MainActor
@Suite struct ArbitrationTests {
  @Test(
    "2.4.48, 2.4.49, 2.4.54, 3.7.41, 3.8.42, 3.8.43, 3.8.46: all pairs of gestures agree with an independent oracle"
  )
  func exhaustive() {
    var count = 0
    var differences: [String] = []
    for scene in ArbitrationScene.all {
      let stage = ArbitrationStage(scene)
      for script in FingerScript.allCases {
        count += 1
        let found = stage.play(script.touches)
        let expected = ArbitrationOracle(scene: scene, touches: script.touches).notes
        guard found != expected else { continue }
        differences.append(
          "\(scene), \(script):"
            + " missing \(expected.subtracting(found).map(\.description).sorted()),"
            + " not expected \(found.subtracting(expected).map(\.description).sorted())")
      }
    }
    print("arbitration: \(count) cases of \(ArbitrationScene.all.count) pairs")
    #expect(count == 4896)
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(20))")
  }
}

/// A window with the two gestures of a scene on a square of 100 points.
@MainActor
private final class ArbitrationStage {
  @MainActor
  final class Notes {
    var notes: Set<ArbitrationNote> = []
    var start = 0.0
    weak var window: Window?

    func note(_ isInner: Bool, _ what: String) {
      guard let window else { return }
      notes.insert(
        ArbitrationNote(isInner: isInner, what, at: window.graph.time - start))
    }
  }

  private let window: Window
  private let notes = Notes()
  private let scene: ArbitrationScene
  /// The scroll views that have been seen to be scrolled in this touch, from the outside in.
  private var panning: Set<Int> = []

  init(_ scene: ArbitrationScene) {
    let notes = notes
    self.scene = scene
    window = Window { SceneView(scene: scene, notes: notes) }
    notes.window = window
  }

  func play(_ touches: [FingerScript.Touch]) -> Set<ArbitrationNote> {
    window.wait(1)
    notes.start = window.host.time
    notes.notes = []
    func wait(until time: Double) { window.wait(max(notes.start + time - window.host.time, 0)) }
    for touch in touches {
      wait(until: touch.down)
      window.down(at: middle)
      for move in touch.moves {
        wait(until: move.time)
        window.move(to: point(middle.x + move.distance, middle.y))
        lookForPans()
      }
      wait(until: touch.up)
      if touch.isCancelled { window.cancel() } else { window.up() }
      panning = []
    }
    window.wait(1)
    #expect(window.graph.events.isIdle)
    return notes.notes
  }

  /// Notes which scroll views a finger has begun to scroll.
  private func lookForPans() {
    var rank = 0
    window.graph.root.forEachNode { node in
      guard let scroll = node as? ScrollNode else { return }
      rank += 1
      guard case .finger = scroll.mover, panning.insert(rank).inserted else { return }
      // Of two the first is the outer one; one alone is what it is in the scene.
      notes.note(scene.outer.kind == .pan ? rank == 2 : true, "pans")
    }
  }

  private struct SceneView: View {
    let scene: ArbitrationScene
    let notes: Notes

    var body: some View {
      switch scene.place {
      case .sameView: added(scene.outer, to: innermost, isInner: false)
      case .parent: around
      }
    }

    private var innermost: AnyView {
      let square = AnyView(Color.gray.frame(width: 100, height: 100))
      return added(scene.inner, to: square, isInner: true)
    }

    private var around: AnyView {
      added(scene.outer, to: AnyView(VStack { innermost }), isInner: false)
    }

    private func added(
      _ member: ArbitrationScene.Member, to view: AnyView, isInner: Bool
    ) -> AnyView {
      func note(_ what: String) { notes.note(isInner, what) }
      func with(_ gesture: some Gesture) -> AnyView {
        switch member.policy {
        case .gesture: AnyView(view.gesture(gesture))
        case .simultaneous: AnyView(view.simultaneousGesture(gesture))
        case .highPriority: AnyView(view.highPriorityGesture(gesture))
        }
      }
      func drag(_ distance: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: distance)
          .onChanged { _ in note("changed") }
          .onEnded { _ in note("ended") }
      }
      return switch member.kind {
      case .tap: with(TapGesture().onEnded { note("ended") })
      case .doubleTap: with(TapGesture(count: 2).onEnded { note("ended") })
      case .longPress: with(LongPressGesture().onEnded { _ in note("ended") })
      case .drag0: with(drag(0))
      case .drag10: with(drag(10))
      case .button:
        AnyView(
          Button {
            note("action")
          } label: {
            view
          }
          .buttonStyle(NotingStyle { note("pressed") }))
      case .pan:
        AnyView(ScrollView(.horizontal) { view }.frame(width: 100, height: 100))
      }
    }
  }

  private struct NotingStyle: ButtonStyle {
    let note: () -> Void

    func makeBody(configuration: Configuration) -> some View {
      if configuration.isPressed { note() }
      return configuration.label
    }
  }
}
