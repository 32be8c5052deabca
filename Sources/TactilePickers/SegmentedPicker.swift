import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileControls
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A picker whose options form a row of segments in one gray shape.
///
/// The picker is 32 points high and fills the proposed width. The selected segment is white.
struct SegmentedPicker<Label: View, Value: Hashable, Content: View>: View {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    SegmentLayout {
      content
        .font(.system(size: 13, weight: .medium))
        .containerForeground(Color.primary)
        .lineLimit(1)
        .each { Segment(option: $0, selection: selection) }
    }
    .focusGroup(.horizontal, isOneStop: true)
    .padding(2)
    .background(Color(.system(.secondaryFill)), in: RoundedRectangle(cornerRadius: 9))
    .background { SpokenLabel(label: label) }
    .opacity(isEnabled ? 1 : 0.5)
  }
}

private struct Segment<Value: Hashable>: View {
  let option: ListedElement
  let selection: PickerSelection<Value>

  var body: some View {
    let value = option.tag(as: Value.self)
    let isSelected = value != nil && value == selection.value
    Button {
      if let value { selection.select(value) }
    } label: {
      option.view
    }
    .buttonStyle(SegmentLook(isSelected: isSelected))
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .entersFocusGroup(isSelected)
  }
}

private struct SegmentLook: ButtonStyle {
  let isSelected: Bool

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) { configuration.label }
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .opacity(configuration.isPressed && !isSelected ? 0.4 : 1)
      .decoration {
        RoundedRectangle(cornerRadius: 7).fill(SegmentThumbStyle())
          .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
          .opacity(isSelected ? 1 : 0)
          .animation(.easeInOut(duration: 0.2), value: isSelected)
      }
      .contentShape(Rectangle())
      .contentShape(.focusEffect, RoundedRectangle(cornerRadius: 7))
  }
}

/// White in light mode, light gray in dark mode.
private struct SegmentThumbStyle: ShapeStyle {
  func __paint(in environment: EnvironmentValues) -> Paint {
    .color(environment.colorScheme == .dark ? .bytes(99, 99, 102) : .bytes(255, 255, 255))
  }
}

/// A layout of subviews of equal widths in a row of 28 points in height.
private struct SegmentLayout: Layout {
  private let height: CGFloat = 28

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let ideal = widest * CGFloat(subviews.count)
    return CGSize(width: proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard !subviews.isEmpty else { return }
    let width = bounds.width / CGFloat(subviews.count)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

extension SegmentLook: StyledBody {
  package nonisolated static var styleType: Any.Type { SegmentedPickerStyle.self }
}
