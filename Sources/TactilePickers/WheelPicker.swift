import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileControls
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A picker shown as a wheel of 216 points in height, with 32 points for each option.
///
/// The user drags the wheel. On release, it continues to the option that the drag was headed for
/// and selects that option. A tap on an option turns the wheel to it.
struct WheelPicker<Label: View, Value: Hashable, Content: View>: View {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  /// The values that the options represent, in order.
  @State private var options = WheelValues(values: [])
  /// The distance that the wheel is turned from the selection, in points; positive values are down.
  @State private var turn: CGFloat = 0
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.sharesWheelBand) private var sharesBand

  private let wheel = Wheel()
  private var values: [Value?] { options.values.map { $0?.base as? Value } }

  var body: some View {
    let picked = values.firstIndex { $0 != nil && $0 == selection.value } ?? 0
    // The distance between the centers of the first option and the selected option.
    let rest = CGFloat(picked) * wheel.row
    VStack(spacing: 0) {
      content
        .font(.system(size: 21))
        .containerForeground(Color.primary)
        .lineLimit(1)
        .each { option in
          WheelRow(option: option, selected: selection.value, wheel: wheel)
        }
    }
    .onPreferenceChange(WheelValuesKey.self) {
      [binding = $options] in binding.wrappedValue = $0
    }
    .offset(y: (wheel.height - wheel.row) / 2 - rest + turn)
    .frame(maxWidth: .infinity, minHeight: wheel.height, maxHeight: wheel.height, alignment: .top)
    .decoration {
      if !sharesBand { WheelBand() }
    }
    .clipped()
    .contentShape(Rectangle())
    .coordinateSpace(.named(WheelSpace.name))
    .gesture(
      // The drag begins before an enclosing scroll view would scroll.
      DragGesture(minimumDistance: 4)
        .onChanged { drag in
          turn = RubberBand.position(
            of: drag.translation.height, in: range(at: picked), length: wheel.height)
        }
        .onEnded { drag in
          let steps = (-drag.predictedEndTranslation.height / wheel.row).rounded()
          snap(from: picked, by: steps)
        },
      including: isEnabled ? .all : .none
    )
    // A tap gesture on each option would take precedence over the drag and delay it.
    .simultaneousGesture(
      SpatialTapGesture().onEnded { tap in
        snap(from: picked, by: (wheel.distance(at: tap.location.y) / wheel.row).rounded())
      },
      including: isEnabled ? .all : .none
    )
    .opacity(isEnabled ? 1 : 0.5)
    .background { SpokenLabel(label: label) }
    .accessibilityElement(children: .combine)
    .accessibilityAdjustableAction { direction in
      snap(from: picked, by: direction == .increment ? 1 : -1)
    }
    .modifier(KeyboardControlModifier())
    .onKeyPress(keys: [.upArrow, .downArrow]) { press in
      snap(from: picked, by: press.key == .downArrow ? 1 : -1)
      return .handled
    }
  }

  /// The distances, in points, that the wheel can be turned from the option in the middle.
  private func range(at picked: Int) -> ClosedRange<CGFloat> {
    let after = CGFloat(max(values.count - 1 - picked, 0))
    return -after * wheel.row...CGFloat(picked) * wheel.row
  }

  private func snap(from picked: Int, by steps: CGFloat) {
    let steps = steps.isFinite ? steps : 0
    let last = CGFloat(max(values.count - 1, 0))
    let index = Int(min(max(CGFloat(picked) + steps, 0), last))
    guard values.indices.contains(index) else { return }
    withAnimation(.spring(duration: 0.35, bounce: 0)) {
      turn = 0
      if index != picked, let value = values[index] { selection.select(value) }
    }
  }
}

/// The gray band behind the selected option.
struct WheelBand: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8).fill(Color(.system(.secondaryFill)))
      .frame(height: Wheel().row)
      .padding(.horizontal, 9)
  }
}

private enum SharesWheelBandKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the band of a wheel is drawn around it, for several wheels.
  fileprivate(set) var sharesWheelBand: Bool {
    get { self[SharesWheelBandKey.self] }
    set { self[SharesWheelBandKey.self] = newValue }
  }
}

extension View {
  /// Draws a single band behind the selected options of the wheels in this view.
  nonisolated func sharedWheelBand() -> some View {
    environment(\.sharesWheelBand, true).decoration { WheelBand() }
  }
}

/// The dimensions of a wheel, in points.
private struct Wheel: Equatable {
  let row: CGFloat = 32
  let height: CGFloat = 216
  /// The distance from the axis to the options.
  let radius: CGFloat = 90

  /// Returns how an option is drawn, given its distance from the center on a flat list.
  ///
  /// The shift is in points, positive down; the height is a scale factor.
  func look(at distance: CGFloat) -> (shift: CGFloat, height: CGFloat, opacity: Double) {
    let angle = min(max(distance / radius, -.pi / 2), .pi / 2)
    return (radius * sin(angle) - distance, cos(angle), Double(max(cos(angle), 0)))
  }

  /// Returns the distance from the center on a flat list of the option drawn at a height.
  func distance(at y: CGFloat) -> CGFloat {
    radius * asin(min(max((y - height / 2) / radius, -1), 1))
  }
}

private enum WheelSpace {
  case name
}

/// An option on the wheel; only the selected one is an accessibility element.
private struct WheelRow<Value: Hashable>: View {
  let option: ListedElement
  let selected: Value?
  let wheel: Wheel

  var body: some View {
    let value = option.tag(as: Value.self)
    let wheel = wheel
    HStack(spacing: 4) { option.view }
      .frame(maxWidth: .infinity, minHeight: wheel.row, maxHeight: wheel.row)
      .visualEffect { content, place in
        let middle = place.frame(in: .named(WheelSpace.name)).midY
        let look = wheel.look(at: middle - wheel.height / 2)
        return content.scaleEffect(x: 1, y: max(look.height, 0.01)).offset(y: look.shift)
          .opacity(look.opacity)
      }
      .accessibility(.asValue)
      .accessibilityHidden(value == nil || value != selected)
      .preference(
        key: WheelValuesKey.self, value: WheelValues(values: [value.map { AnyHashable($0) }]))
  }
}

/// The values that the options of a wheel represent, in order.
///
/// An element is nil if its option has a tag of another type than the selection's, or no tag.
private struct WheelValues: Equatable, @unchecked Sendable {
  // The closure of `onPreferenceChange` is `@Sendable`, but runs on the main actor.
  var values: [AnyHashable?]
}

private enum WheelValuesKey: PreferenceKey {
  static var defaultValue: WheelValues { WheelValues(values: []) }

  static func reduce(value: inout WheelValues, nextValue: () -> WheelValues) {
    value.values += nextValue().values
  }
}
