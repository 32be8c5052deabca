import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A mark on the track of a slider.
struct SliderMark {
  let value: Double
  let label: AnyView?
}

/// A slider without its labels: the track and the thumb, which follow the pointers, keys and assistive technologies.
struct SliderControl<Label: View>: View {
  @Binding var value: Double
  let scale: SliderScale
  let marks: [SliderMark]
  let label: Label
  /// The view that describes the value; nil for the place in percent.
  let currentValueLabel: AnyView?
  let onEditingChanged: (Bool) -> Void

  @Environment(\.systemLook) private var look
  @Environment(\.idiom) private var idiom
  @Environment(\.controlSize) private var controlSize
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  /// Whether a pointer drags the thumb; false again when the gesture ends in any way.
  @GestureState private var isDragged = false
  /// The distance from the middle of the thumb to the pointer that drags it, in points; nil if none does.
  @State private var grip: CGFloat?

  private var metrics: SliderMetrics {
    SliderMetrics(look: look, idiom: idiom, controlSize: controlSize)
  }

  var body: some View {
    SliderTrack(
      place: scale.place(of: value), origin: scale.place(of: scale.neutralValue ?? -.infinity),
      enabled: scale.place(
        of: scale.enabledBounds.lowerBound)...scale.place(
          of: scale.enabledBounds.upperBound),
      ticks: shownMarks.map { scale.place(of: $0.value) }, isDragged: isDragged, metrics: metrics
    )
    .opacity(isEnabled ? 1 : 0.5)
    .contentShape(Rectangle())
    .gesture(gesture)
    .onChange(of: isDragged) { _, isDragged in if !isDragged { release() } }
    .background { SpokenLabel(label: label) }
    .background { SpokenLabel(label: spokenValue.accessibility(.asValue)) }
    .accessibilityElement(children: .combine)
    .accessibilityAdjustableAction { step($0 == .increment ? 1 : -1) }
    .modifier(KeyboardControlModifier())
    .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end]) { press in
      guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else { return .ignored }
      switch press.key {
      case .rightArrow: step(direction == .rightToLeft ? -1 : 1)
      case .leftArrow: step(direction == .rightToLeft ? 1 : -1)
      case .upArrow: step(1)
      case .downArrow: step(-1)
      case .home: edit { set(scale.value(at: 0)) }
      default: edit { set(scale.value(at: 1)) }
      }
      return .handled
    }
  }

  // MARK: Values

  private func set(_ new: Double) {
    if new != value { value = new }
  }

  /// Changes the value as in a drag that holds the thumb for a moment.
  private func edit(_ change: () -> Void) {
    onEditingChanged(true)
    change()
    onEditingChanged(false)
  }

  private func step(_ steps: Double) { edit { set(scale.value(steps, stepsFrom: value)) } }

  /// The label of the tick at the value, the label of the value, or the place in percent.
  @ViewBuilder private var spokenValue: some View {
    if let label = marks.first(where: { $0.value == value && $0.label != nil })?.label {
      label
    } else if let currentValueLabel {
      currentValueLabel
    } else {
      Text(scale.place(of: value), format: .percent.precision(.fractionLength(0)))
    }
  }

  /// The marks that are drawn; in the look of iOS 18, only a Mac has any.
  private var shownMarks: [SliderMark] { look == .iOS26 || idiom == .mac ? marks : [] }

  // MARK: Dragging

  private var gesture: some Gesture {
    let (metrics, isMirrored) = (metrics, direction == .rightToLeft)
    let place = scale.place(of: value)
    return SliderGesture { x, width in
      let middle = metrics.middle(at: place, width: width)
      return metrics.isOnThumb((isMirrored ? width - x : x) - middle)
    }
    .onChanged(drag)
    .onEnded(drag)
    .updating($isDragged) { _, isDragged, _ in isDragged = true }
  }

  private func drag(_ drag: SliderDrag) {
    let isMirrored = direction == .rightToLeft
    func distance(_ x: CGFloat) -> CGFloat { isMirrored ? drag.width - x : x }
    if grip == nil { onEditingChanged(true) }
    let grip = grip ?? newGrip(at: distance(drag.start), of: drag)
    self.grip = grip
    // A finger that only holds the thumb leaves a value between two steps as it is.
    guard drag.isMouse || drag.x != drag.start else { return }
    set(scale.value(at: metrics.place(atMiddle: distance(drag.x) - grip, width: drag.width)))
  }

  /// Returns the distance from the middle of the thumb to a pointer that goes down; the thumb comes to a mouse beside it.
  private func newGrip(at x: CGFloat, of drag: SliderDrag) -> CGFloat {
    let distance = x - metrics.middle(at: scale.place(of: value), width: drag.width)
    return drag.isMouse && abs(distance) > metrics.thumb.width / 2 ? 0 : distance
  }

  private func release() {
    guard grip != nil else { return }
    grip = nil
    onEditingChanged(false)
  }
}
