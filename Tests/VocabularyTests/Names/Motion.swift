import SwiftUI

// Animations of buttons, and the values that trigger them.

struct Animated: ButtonStyle {
  var duration = 0.2
  @State private var isHovered = false

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
        .animation(.easeInOut, value: configuration.isPressed)
        .animation(.easeInOut(duration: duration), value: configuration.isPressed)
        .animation(.easeOut(duration: 0.2), value: isHovered)
        .animation(.easeIn, value: isHovered)
        .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isHovered)
        .animation(configuration.isPressed ? nil : .default, value: configuration.isPressed)
      configuration.label
        .animation(.spring(), value: isHovered)
        .animation(.spring(response: 0.3, dampingFraction: 0.6), value: isHovered)
        .animation(.spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0), value: isHovered)
        .animation(.spring(duration: 0.2, bounce: 0.3), value: isHovered)
        .animation(.interactiveSpring(), value: isHovered)
        .animation(.interpolatingSpring(stiffness: 170, damping: 15), value: isHovered)
      configuration.label
        .animation(
          .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0),
          value: isHovered
        )
        .animation(.bouncy, value: isHovered)
        .animation(.bouncy(duration: 0.3, extraBounce: 0.1), value: isHovered)
        .animation(.snappy, value: isHovered)
        .animation(.snappy(duration: 0.2), value: isHovered)
        .animation(.smooth(duration: 0.2), value: isHovered)
        .animation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.3), value: isHovered)
      configuration.label
        .animation(.easeOut)
        .animation(nil)
        .animation(Animation.easeOut(duration: 0.2).delay(0.1).speed(2))
        .animation(.default.repeatCount(3, autoreverses: true), value: isHovered)
        .transaction { $0.animation = nil }
        .transaction { transaction in transaction.disablesAnimations = true }
        .onHover { isHovered = $0 }
        .onHover { hovering in withAnimation(.easeInOut(duration: 0.2)) { isHovered = hovering } }
    }
    .onChange(of: configuration.isPressed) { isPressed in isHovered = isPressed }
    .onChange(of: configuration.isPressed) { old, new in isHovered = new && !old }
    .onChange(of: configuration.isPressed, initial: true) { withAnimation { isHovered.toggle() } }
    .onAppear { withAnimation(.linear) { isHovered = true } }
    .onDisappear { isHovered = false }
    .task { isHovered = true }
    .task(priority: .low) {}
    .task(id: isHovered) {}
  }
}

struct Coming: View {
  @State private var isShown = false
  @Namespace private var space

  var body: some View {
    VStack {
      if isShown {
        Text("A").transition(.opacity)
        Text("A").transition(.move(edge: .bottom).combined(with: .opacity))
        Text("A").transition(.asymmetric(insertion: .scale, removal: .opacity))
        Text("A").transition(.scale(scale: 0.5, anchor: .top))
        Text("A").transition(.slide)
        Text("A").transition(.push(from: .leading))
        Text("A").matchedGeometryEffect(id: "a", in: space)
      }
      Text("A").contentTransition(.numericText())
      Text("A").contentTransition(.opacity)
      Text("A").phaseAnimator([0, 1], trigger: isShown) { view, phase in view.opacity(phase) }
      Text("A").keyframeAnimator(initialValue: 1.0, trigger: isShown) { view, value in
        view.scaleEffect(value)
      } keyframes: { _ in
        KeyframeTrack {
          LinearKeyframe(1.2, duration: 0.1)
          SpringKeyframe(1, duration: 0.2)
        }
      }
    }
  }
}

struct Touched: View {
  @GestureState private var isDown = false
  @State private var location = CGPoint.zero
  var action: () -> Void = {}

  var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($isDown) { _, state, _ in state = true }
      .onChanged { location = $0.location }
      .onEnded { value in if value.predictedEndLocation.y < 0 { action() } }
  }

  var body: some View {
    VStack {
      Text("A")
        .gesture(drag)
        .gesture(DragGesture().onChanged { _ in }.onEnded { _ in action() })
        .simultaneousGesture(LongPressGesture(minimumDuration: 0.5).onEnded { _ in action() })
        .highPriorityGesture(TapGesture(count: 2).onEnded { action() })
        .onTapGesture(perform: action)
        .onTapGesture { location in self.location = location }
      Text("A")
        .onTapGesture {}
        .onTapGesture(count: 2, perform: action)
        .onLongPressGesture { action() }
        .onLongPressGesture(
          minimumDuration: 1, maximumDistance: 10, pressing: { _ in }, perform: action
        )
        .onLongPressGesture(minimumDuration: 0.1) {
          action()
        } onPressingChanged: { _ in
        }
        .onContinuousHover { phase in if case .active(let point) = phase { location = point } }
      Text("A")
        .gesture(LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0)))
        .gesture(TapGesture().exclusively(before: LongPressGesture()))
        .gesture(drag, including: isDown ? .all : .none)
    }
  }
}
