import SwiftUI

// Transitions of inserted and removed views, and matched geometry.

struct TransitionsOfAllKinds: View {
  @State private var isShown = false
  @State private var number = 0.0
  var animation: Animation? = .easeIn
  @Namespace private var space
  @Environment(\.contentTransition) private var contentTransition
  @Environment(\.contentTransitionAddsDrawingGroup) private var addsDrawingGroup

  var body: some View {
    VStack {
      if isShown {
        Text("A").transition(.identity)
        Text("A").transition(.offset(CGSize(width: 0, height: 20)))
        Text("A").transition(.offset(x: 20))
        Text("A").transition(.offset(x: 1, y: 2).combined(with: .opacity))
        Text("A").transition(.opacity.animation(.easeIn(duration: 0.2)))
        Text("A").transition(AnyTransition.scale.animation(animation))
        Text("A").transition(.modifier(active: Blur(radius: 8), identity: Blur(radius: 0)))
        Text("A").transition(.blurReplace)
        Text("A").transition(.blurReplace(.upUp))
        Text("A").transition(.blurReplace(BlurReplaceTransition.Configuration.downUp))
      }
    }
    VStack {
      if isShown {
        Text("A").transition(OpacityTransition())
        Text("A").transition(Twirl(angle: .degrees(90)))
        Text("A").transition(.twirl)
        Text("A").transition(Twirl().combined(with: OpacityTransition()).animation(.bouncy))
        Text("A").transition(.twirl.combined(with: .scale(0.5, anchor: .top)))
        Text("A").transition(AnyTransition(Twirl()).combined(with: .slide))
        Text("A").transition(
          AsymmetricTransition(insertion: .move(edge: .top), removal: .push(from: .leading)))
        Text("A").transition(AsymmetricTransition(insertion: .slide, removal: .blurReplace(.upUp)))
        Text("A").transition(isShown ? AnyTransition.slide : .identity)
      }
    }
    content
  }

  private var content: some View {
    VStack {
      Text("\(number)").contentTransition(.numericText(value: number))
      Text("\(number)").contentTransition(.identity)
      Text("\(number)").contentTransition(isShown ? .interpolate : contentTransition)
      Text("A").environment(\.contentTransitionAddsDrawingGroup, !addsDrawingGroup)
      Text("A").matchedGeometryEffect(id: 1, in: space, properties: .position)
      Text("A").matchedGeometryEffect(
        id: "a", in: space, properties: [.size, .position], anchor: .top, isSource: isShown)
      Text("A").matchedGeometryEffect(
        id: 2, in: space, properties: .init(rawValue: MatchedGeometryProperties.frame.rawValue))
    }
  }

  private struct Blur: ViewModifier {
    let radius: CGFloat
    func body(content: Content) -> some View { content.blur(radius: radius) }
  }
}

struct Twirl: Transition {
  var angle: Angle = .degrees(45)

  static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .rotationEffect(phase.isIdentity ? .zero : angle)
      .opacity(1 - abs(phase.value))
      .offset(y: phase == .willAppear ? 20 : 0)
      .blur(radius: radius(in: phase))
  }

  private func radius(in phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .willAppear: 4
    case .identity: 0
    case .didDisappear: 8
    }
  }
}

extension Transition where Self == Twirl {
  static var twirl: Twirl { Twirl() }
}

/// A transition that applies other transitions one after the other.
struct Composed<Other: Transition>: Transition {
  var other: Other

  static var properties: TransitionProperties {
    var properties = Other.properties
    properties.hasMotion = properties.hasMotion || Borrowing.properties.hasMotion
    return AsymmetricTransition<Twirl, Other>.properties.hasMotion ? properties : .init()
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    other.apply(content: ScaleTransition(0.5).apply(content: content, phase: phase), phase: phase)
  }

  func inner(_ content: Other.Content, _ phase: TransitionPhase) -> Other.Body {
    other.body(content: content, phase: phase)
  }
}

/// The parts of built-in transitions.
struct PartsOfTransitions: View {
  private var built: [Any] {
    var scale = ScaleTransition(0.5, anchor: .top)
    (scale.scale, scale.anchor) = (2, .bottom)
    var move = MoveTransition(edge: .leading)
    move.edge = .trailing
    var push = PushTransition(edge: .top)
    push.edge = .bottom
    var offset = OffsetTransition(CGSize(width: 1, height: 2))
    offset.offset.width = 3
    var blur = BlurReplaceTransition(configuration: .downUp)
    blur.configuration = .upUp
    var pair = AsymmetricTransition(insertion: move, removal: push)
    (pair.insertion, pair.removal) = (MoveTransition(edge: .top), PushTransition(edge: .top))
    return [scale, offset, blur, pair, IdentityTransition(), SlideTransition()]
  }

  var body: some View {
    Text("\(built.count)").transition(Composed(other: .identity))
    Text("A").transition(Composed(other: .scale))
    Text("A").transition(Composed(other: .offset(x: 1)))
    Text("A").transition(Composed(other: .offset(CGSize(width: 1, height: 2))))
    Text("A").transition(Composed(other: .blurReplace))
    Text("A").transition(Composed(other: .opacity))
    Text("A").transition(Composed(other: .slide.animation(.default)))
  }
}

/// The views that built-in transitions create, for a transition that starts in the same way.
struct Borrowing: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.value) }

  @ViewBuilder func others(
    _ identity: IdentityTransition.Content, _ opacity: OpacityTransition.Content,
    _ scale: ScaleTransition.Content, _ move: MoveTransition.Content,
    _ slide: SlideTransition.Content, _ push: PushTransition.Content,
    _ offset: OffsetTransition.Content, _ blur: BlurReplaceTransition.Content,
    _ pair: AsymmetricTransition<Twirl, Twirl>.Content, _ phase: TransitionPhase
  ) -> some View {
    IdentityTransition().body(content: identity, phase: phase)
    OpacityTransition().body(content: opacity, phase: phase)
    ScaleTransition(1).body(content: scale, phase: phase)
    MoveTransition(edge: .top).body(content: move, phase: phase)
    SlideTransition().body(content: slide, phase: phase)
    PushTransition(edge: .top).body(content: push, phase: phase)
    OffsetTransition(.zero).body(content: offset, phase: phase)
    BlurReplaceTransition(configuration: .upUp).body(content: blur, phase: phase)
    AsymmetricTransition(insertion: .twirl, removal: .twirl).body(content: pair, phase: phase)
  }
}
