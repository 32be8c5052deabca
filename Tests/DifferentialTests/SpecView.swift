import Observation
import SwiftUI

/// Data outside of the views of one window.
@MainActor
final class Surroundings {
  /// The values of all counters on screen, reached by the identity of their spec.
  var bindings: [Int: Binding<Int>] = [:]
  /// What the counters say, by the identity of their spec.
  var counts: [Int: Int] { bindings.mapValues(\.wrappedValue) }
  /// How many views have appeared and not disappeared.
  var alive = 0
  /// How often views have appeared, and disappeared.
  var (appearances, disappearances) = (0, 0)
  /// The buttons and gestures that have acted, in order.
  var actors: [Actor] = []
  /// How often a button or a gesture has acted, and how often it was a button of a spec.
  var actions: Int { actors.count }
  var presses: Int { actors.count { $0.isButton } }
  /// Whether single views tell their frames, which is a modifier more.
  var tellsFrames = false
  /// The frames of the views that tell them, by the identity of their spec.
  var frames: [Int: CGRect] = [:]
  let model: Model
  let announcer: Announcer
  let stand = Stand()

  /// A button or a gesture of a spec.
  struct Actor: Hashable {
    let view: Int
    /// The position of the gesture, or of the swipe actions, among the view's modifiers; nil for a button, or the
    /// buttons that a view presents.
    let gesture: Int?

    var isButton: Bool { gesture == nil }
  }

  /// What is presented.
  @Observable
  final class Stand {
    /// The identity of the view that presents something; one at a time does.
    var open: Int?
  }

  /// What observers show.
  @Observable
  final class Model {
    var value: Int
    /// Makes the counters on screen tell who they are.
    var roll = 0
    init(value: Int) { self.value = value }
  }

  init(modelValue: Int, open: Int? = nil) {
    model = Model(value: modelValue)
    announcer = Announcer(value: modelValue)
    stand.open = open
  }

  /// What each button does: counts every counter up.
  func act(as actor: Actor) {
    actors.append(actor)
    for binding in bindings.values { binding.wrappedValue += 1 }
  }
}

/// Shows a spec.
///
/// Each level is type-erased, so a spec of another kind is a new view, and the compiler's work
/// stays small.
struct SpecView: View {
  let spec: Spec
  let surroundings: Surroundings

  var body: some View {
    spec.modifiers.enumerated().reduce(surroundings.tellsFrames ? told : content) { view, entry in
      entry.element.applied(
        to: view, in: surroundings, as: Surroundings.Actor(view: spec.id, gesture: entry.offset))
    }
  }

  /// The content, which tells its frame if it is a single view.
  private var told: AnyView {
    guard Spec.toldKinds.contains(spec.kind) else { return content }
    let (id, surroundings) = (spec.id, surroundings)
    return AnyView(
      content.onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        surroundings.frames[id] = $0
      })
  }

  private var children: some View {
    ForEach(spec.children) { SpecView(spec: $0, surroundings: surroundings) }
  }

  private func child(_ index: Int) -> SpecView? {
    spec.children.indices.contains(index)
      ? SpecView(spec: spec.children[index], surroundings: surroundings) : nil
  }

  private var content: AnyView {
    if let hostile = spec.hostile, let view = spec.hostileContent(hostile) { return view }
    return switch spec.kind {
    case .text: AnyView(Text("text \(spec.value)"))
    case .pieces: AnyView(SpecLeaf.pieces(spec.value))
    case .rectangle:
      AnyView(
        Color.green.frame(width: CGFloat(spec.value % 40), height: CGFloat(spec.value / 40)))
    case .shape: SpecLeaf.shape(spec.value)
    case .stroke: SpecLeaf.stroke(spec.value)
    case .gradient: SpecLeaf.gradient(spec.value)
    case .symbol: SpecLeaf.symbol(spec.value)
    case .picture: SpecPicture.view(spec.value)
    case .material: SpecLeaf.material(spec.value)
    case .label: SpecLeaf.label(spec.value)
    case .spacer: AnyView(Spacer())
    case .divider: AnyView(Divider())
    case .empty: AnyView(EmptyView())
    case .counter: AnyView(CounterView(id: spec.id, surroundings: surroundings))
    case .card: SpecLeaf.card(spec.value)
    case .reader: AnyView(Reader())
    case .lifecycle:
      AnyView(LifecycleView(value: spec.value, surroundings: surroundings))
    case .observer: AnyView(ObserverView(model: surroundings.model))
    case .holder: SpecHolder.view(spec.value, in: surroundings)
    case .field: SpecLeaf.field(spec.value)
    case .hstack: AnyView(HStack { children })
    case .vstack: AnyView(VStack(alignment: .leading, spacing: 3) { children })
    case .zstack: AnyView(ZStack(alignment: .topLeading) { children })
    case .group: AnyView(Group { children })
    case .scroll: AnyView(SpecScroll.view(spec.value, children))
    case .lazy: SpecLazy.view(spec.value, spec, surroundings)
    case .fitting:
      AnyView(
        ViewThatFits(in: [.horizontal, .vertical, [.horizontal, .vertical]][spec.value]) {
          ForEach(spec.children) {
            SpecView(spec: $0.withoutHistory, surroundings: surroundings)
          }
        })
    case .gathered:
      AnyView(
        SpecGathered(
          form: spec.id % 3,
          content: ForEach(spec.children) {
            SpecView(spec: $0.withoutHistory, surroundings: surroundings)
          }))
    case .reading: AnyView(ScrollViewReader { _ in child(0) })
    case .grid, .row, .anyLayout, .steps:
      AnyView(SpecContainer(kind: spec.kind, value: spec.value, content: children))
    case .framed: AnyView(children.modifier(Framed(width: spec.value)))
    case .pair:
      AnyView(
        HStack(alignment: .firstTextBaseline) {
          child(0)
          child(1)
        })
    case .branch: AnyView(Group { if spec.value == 0 { child(0) } else { child(1) } })
    case .optional: AnyView(Group { if spec.value == 0 { child(0) } })
    case .button:
      AnyView(
        Button(role: [nil, .destructive, .cancel][spec.value]) {
          surroundings.act(as: Surroundings.Actor(view: spec.id, gesture: nil))
        } label: {
          child(0)
        })
    case .toggle: SpecToggle.view(spec, surroundings)
    case .canvas: AnyView(SpecCanvas(value: spec.value, symbol: child(0)))
    case .erased: spec.value == 0 ? AnyView(child(0)) : AnyView(child(0).padding(1))
    case .geometry: SpecGeometry.reader(spec.value, around: child(0))
    case .phases:
      AnyView(
        PhaseAnimator([1, 2, 3], trigger: spec.value) { phase in
          child(0).opacity(1 / Double(phase))
        } animation: { _ in
          .linear(duration: 0.2)
        })
    case .keyframes:
      AnyView(
        child(0).keyframeAnimator(initialValue: 0.0, trigger: spec.value) { content, value in
          content.padding(.leading, value)
        } keyframes: { _ in
          LinearKeyframe(5, duration: 0.2)
          CubicKeyframe(0, duration: 0.2)
        })
    case .timeline:
      AnyView(
        TimelineView(
          .periodic(
            from: Date(timeIntervalSinceReferenceDate: 0), by: [0.1, 0.75, 60][spec.value])
        ) { context in
          let tenths = (context.date.timeIntervalSinceReferenceDate * 10).rounded()
          child(0).padding(.leading, CGFloat(Int(tenths) % 7))
        })
    case .presenting: AnyView(PresentingSpec(spec: spec, surroundings: surroundings))
    case .equatable:
      AnyView(EquatableSpec(spec: spec.children.first, surroundings: surroundings).equatable())
    }
  }
}

/// Shows a spec, and is equal while the spec is.
struct EquatableSpec: View, Equatable {
  let spec: Spec?
  let surroundings: Surroundings

  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.spec == rhs.spec }

  var body: some View {
    if let spec { SpecView(spec: spec, surroundings: surroundings) }
  }
}

struct CounterView: View {
  let id: Int
  let surroundings: Surroundings
  @State private var count = 0

  var body: some View {
    _ = surroundings.model.roll
    surroundings.bindings[id] = $count
    return Text("counter \(id): \(count)")
  }
}

/// Shows how often it has appeared (once), its observed value and its received preferences.
struct LifecycleView: View {
  let value: Int
  let surroundings: Surroundings
  @State private var appearances = 0
  @State private var noticed = -1
  @State private var heard = -1

  var body: some View {
    Text("\(appearances) \(noticed) \(heard)")
      .onAppear {
        appearances += 1
        surroundings.alive += 1
        surroundings.appearances += 1
      }
      .onDisappear {
        surroundings.alive -= 1
        surroundings.disappearances += 1
      }
      .onChange(of: value, initial: true) { _, new in noticed = new }
      .onReceive(Just(value)) { heard = $0 }
  }
}

struct ObserverView: View {
  let model: Surroundings.Model

  var body: some View { Text("model \(model.value)") }
}

struct Reader: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.mark) private var mark
  @Environment(\.otherMark) private var otherMark
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    Text("\(isEnabled) \(mark) \(otherMark) \(colorScheme.rawValue) \(controlSize)")
  }
}

struct Framed: ViewModifier {
  let width: Int

  func body(content: Content) -> some View {
    HStack {
      Rectangle().frame(width: CGFloat(width), height: 4)
      content
    }
  }
}
