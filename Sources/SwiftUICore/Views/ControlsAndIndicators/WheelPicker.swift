import Foundation

/// A picker as a wheel of 216 points' height, with 32 points for each option.
///
/// A finger turns it; let go, it goes on to the option that the finger was headed for, and then that is
/// the selection. A tap on an option turns it there.
struct WheelPicker<Label: View, Value: Hashable, Content: View>: View {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  /// What the options stand for, in order.
  @State private var options = WheelValues(values: [])
  /// How far the finger has turned the wheel from the selection, in points downwards.
  @State private var turn: CGFloat = 0
  @Environment(\.isEnabled) private var isEnabled

  private let wheel = Wheel()
  private var values: [Value?] { options.values.map { $0?.base as? Value } }

  var body: some View {
    let picked = values.firstIndex { $0 != nil && $0 == selection.value } ?? 0
    // Between the middles of the first option and of the selection.
    let rest = CGFloat(picked) * wheel.row
    VStack(spacing: 0) {
      content
        .font(.system(size: 21))
        .foregroundStyle(Color.primary)
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
    .background {
      RoundedRectangle(cornerRadius: 8).fill(Color(.system(.secondaryFill)))
        .frame(height: wheel.row)
        .padding(.horizontal, 9)
    }
    .clipped()
    .contentShape(Rectangle())
    .coordinateSpace(.named(WheelSpace.name))
    .gesture(
      // It has begun before a scroll view around would scroll.
      DragGesture(minimumDistance: 4)
        .onChanged { drag in
          turn = RubberBand.position(
            of: drag.translation.height, in: range(at: picked), length: wheel.height)
        }
        .onEnded { drag in
          let steps = (-drag.predictedEndTranslation.height / wheel.row).rounded()
          settle(at: picked, by: steps)
        },
      including: isEnabled ? .all : .none
    )
    // Taps on the options themselves would come before the drag, and hold it.
    .simultaneousGesture(
      SpatialTapGesture().onEnded { tap in
        settle(at: picked, by: (wheel.distance(at: tap.location.y) / wheel.row).rounded())
      },
      including: isEnabled ? .all : .none
    )
    .opacity(isEnabled ? 1 : 0.5)
    .background { SpokenLabel(label: label) }
    .accessibilityElement(children: .combine)
    .accessibilityAdjustableAction { direction in
      settle(at: picked, by: direction == .increment ? 1 : -1)
    }
  }

  /// How far the wheel may be turned from the option in the middle.
  private func range(at picked: Int) -> ClosedRange<CGFloat> {
    let after = CGFloat(max(values.count - 1 - picked, 0))
    return -after * wheel.row...CGFloat(picked) * wheel.row
  }

  private func settle(at picked: Int, by steps: CGFloat) {
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

/// The measures of a wheel, in points.
private struct Wheel: Equatable {
  let row: CGFloat = 32
  let height: CGFloat = 216
  /// From its axis to the options.
  let radius: CGFloat = 90

  /// How an option is seen that would be so far from the middle on a flat list: how much lower, how
  /// high for its height, and how clearly.
  func look(at distance: CGFloat) -> (shift: CGFloat, height: CGFloat, opacity: Double) {
    let angle = min(max(distance / radius, -.pi / 2), .pi / 2)
    return (radius * sin(angle) - distance, cos(angle), Double(max(cos(angle), 0)))
  }

  /// How far from the middle on a flat list an option would be that is seen at a height.
  func distance(at y: CGFloat) -> CGFloat {
    radius * asin(min(max((y - height / 2) / radius, -1), 1))
  }
}

private enum WheelSpace {
  case name
}

/// An option on the wheel; only the selection is told.
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

/// What the options on a wheel stand for, in order; nil where that is no value of the selection's type.
private struct WheelValues: Equatable, @unchecked Sendable {
  var values: [AnyHashable?]
}

private enum WheelValuesKey: PreferenceKey {
  static var defaultValue: WheelValues { WheelValues(values: []) }

  static func reduce(value: inout WheelValues, nextValue: () -> WheelValues) {
    value.values += nextValue().values
  }
}
