import Combine
import SwiftUI

/// The events that the views of a storm report.
@MainActor
final class StormLedger {
  /// Which gesture states are set, by the number of the view.
  var isSet: [Int: Bool] = [:]
  /// Which buttons are pressed.
  var isPressed: [Int: Bool] = [:]
  /// Which long presses say that they are pressed.
  var isPressing: [Int: Bool] = [:]
  /// How often something ended well.
  var ends = 0
  /// Called with the number of a button whose action runs.
  var act: (Int) -> Void = { _ in }
  /// What buttons publish in their actions, and the rows receive.
  let subject = PassthroughSubject<Int, Never>()
  private(set) var sent: [Int] = []
  private(set) var received: [Int] = []
  private var isSending = false
  /// What went against the rules.
  var problems: [String] = []

  /// Publishes a number from an action.
  func send(_ number: Int) {
    sent.append(number)
    isSending = true
    subject.send(number)
    isSending = false
  }

  func receive(_ number: Int) {
    if isSending { problems.append("\(number) is received inside of the action") }
    received.append(number)
  }

  /// Each number has been received once, in order (rule 5.20).
  func checkReceived() {
    if sent != received { problems.append("sent \(sent), received \(received)") }
    (sent, received) = ([], [])
  }

  func press(_ number: Int, _ isDown: Bool) {
    if isPressing[number, default: false] == isDown {
      problems.append("\(number) is told twice that pressing is \(isDown)")
    }
    isPressing[number] = isDown
  }
}

/// The rows of a scene.
struct StormView: View {
  let scene: StormScene
  let ledger: StormLedger

  var body: some View {
    container
      .scrollDisabled(scene.isFixed)
      .onReceive(ledger.subject) { ledger.receive($0) }
      .sheet(isPresented: .constant(scene.isCovered)) {
        Button("in front") {}.keyboardShortcut("f").focusable()
      }
  }

  @ViewBuilder
  private var container: some View {
    if scene.isScrolling {
      ScrollView([.horizontal, .vertical]) { rows.padding(.bottom, 150) }
        .id(scene.scrollIdentity)
    } else {
      rows.id(scene.scrollIdentity)
    }
  }

  private var rows: some View {
    StormGesture(number: 0, added: scene.around, ledger: ledger) {
      VStack(spacing: StormScene.spacing) {
        ForEach(scene.rows.indices, id: \.self) { index in
          StormRow(number: (index + 1) * 100, row: scene.rows[index], ledger: ledger)
            .id(scene.rows[index].identity)
        }
      }
    }
    .frame(width: StormScene.windowSize.width, height: StormScene.windowSize.height)
  }
}

private struct StormRow: View {
  let number: Int
  let row: StormScene.Row
  let ledger: StormLedger

  var body: some View {
    StormGesture(number: number, added: row.around, ledger: ledger) {
      HStack(spacing: StormScene.spacing) {
        ForEach(row.tiles.indices, id: \.self) { index in
          StormTile(number: number + (index + 1) * 10, tile: row.tiles[index], ledger: ledger)
        }
      }
    }
  }
}

private struct StormTile: View {
  let number: Int
  let tile: StormScene.Tile
  let ledger: StormLedger

  var body: some View {
    ZStack {
      if tile.isThere {
        StormGesture(number: number + 1, added: tile.around, ledger: ledger) {
          StormGesture(number: number, added: tile.own, ledger: ledger) { Color.gray }
        }
        .disabled(tile.isDisabled)
        .id(tile.identity)
      }
    }
    .frame(width: StormScene.cellSize.width, height: StormScene.cellSize.height)
  }
}

/// A gesture on some content, with a state that is set while the gesture is active.
private struct StormGesture<Content: View>: View {
  let number: Int
  let added: StormScene.Added?
  let ledger: StormLedger
  let content: Content
  @GestureState private var isActive = false

  init(
    number: Int, added: StormScene.Added?, ledger: StormLedger,
    @ViewBuilder content: () -> Content
  ) {
    self.number = number
    self.added = added
    self.ledger = ledger
    self.content = content()
  }

  var body: some View {
    ledger.isSet[number] = isActive
    return AnyView(decorated)
  }

  @ViewBuilder
  private var decorated: some View {
    switch added?.kind {
    case nil: content
    case .button:
      Button {
        ledger.act(number)
      } label: {
        content
      }
      .buttonStyle(StormStyle(number: number, ledger: ledger))
      .keyboardShortcut(number % 100 == 10 ? .defaultAction : nil)
      .focusable()
    case .pressing:
      content.onLongPressGesture(minimumDuration: 0.2) {
        ledger.ends += 1
      } onPressingChanged: {
        ledger.press(number, $0)
      }
    default: with(gesture)
    }
  }

  @ViewBuilder
  private func with(_ gesture: AnyGesture<Void>) -> some View {
    let mask = added?.mask ?? .all
    switch added?.policy ?? .gesture {
    case .gesture: content.gesture(gesture, including: mask)
    case .highPriority: content.highPriorityGesture(gesture, including: mask)
    case .simultaneous: content.simultaneousGesture(gesture, including: mask)
    }
  }

  private var gesture: AnyGesture<Void> {
    switch added?.kind {
    case .doubleTap: noted(TapGesture(count: 2))
    case .longPress: noted(LongPressGesture(minimumDuration: 0.2))
    case .drag0: noted(DragGesture(minimumDistance: 0))
    case .drag10: noted(DragGesture(coordinateSpace: .global))
    case .magnify: noted(MagnifyGesture())
    case .rotate: noted(RotateGesture())
    case .sequence:
      noted(LongPressGesture(minimumDuration: 0.1).sequenced(before: DragGesture()))
    case .exclusive: noted(TapGesture(count: 2).exclusively(before: DragGesture()))
    case .simultaneous: noted(LongPressGesture().simultaneously(with: RotateGesture()))
    case .forgotten: noted(AnyGesture(TapGesture().sequenced(before: TapGesture())))
    default: noted(TapGesture())
    }
  }

  private func noted(_ gesture: some Gesture) -> AnyGesture<Void> {
    AnyGesture(
      gesture.updating($isActive) { _, isActive, _ in isActive = true }
        .onEnded { _ in ledger.ends += 1 }
        .map { _ in })
  }
}

private struct StormStyle: ButtonStyle {
  let number: Int
  let ledger: StormLedger

  func makeBody(configuration: Configuration) -> some View {
    ledger.isPressed[number] = configuration.isPressed
    // Few fade, since each frame of a fade costs as much as an event.
    return configuration.label
      .opacity(configuration.isPressed && number < 200 ? 0.5 : 1)
  }
}
