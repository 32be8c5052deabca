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
/// The picker fills the proposed width. It is a capsule 31 points high or, in the look of iOS 18, a rounded rectangle 32
/// points high (rule 6.4.10). The selected segment is white.
struct SegmentedPicker<Label: View, Value: Hashable, Content: View>: View {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.systemLook) private var look

  var body: some View {
    SegmentLayout(height: look == .iOS26 ? 27 : 28) {
      content
        .font(.system(size: 13, weight: .medium))
        .containerForeground(Color.primary)
        .lineLimit(1)
        .each { Segment(option: $0, selection: selection) }
    }
    .focusGroup(.horizontal, isOneStop: true)
    .padding(2)
    .background(
      Color(.system(.secondaryFill)), in: RoundedRectangle(cornerRadius: look.segmentsRadius)
    )
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
  @Environment(\.systemLook) private var look

  func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: look.segmentsRadius - 2)
    HStack(spacing: 4) { configuration.label }
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .opacity(configuration.isPressed && !isSelected ? 0.4 : 1)
      .decoration {
        shape.fill(SegmentThumbStyle())
          .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
          .opacity(isSelected ? 1 : 0)
          .animation(.easeInOut(duration: 0.2), value: isSelected)
      }
      .contentShape(Rectangle())
      .contentShape(.focusEffect, shape)
  }
}

/// White in light mode, light gray in dark mode.
private struct SegmentThumbStyle: ShapeStyle {
  func __paint(in environment: EnvironmentValues) -> Paint {
    .color(environment.colorScheme == .dark ? .bytes(99, 99, 102) : .bytes(255, 255, 255))
  }
}

/// A layout of subviews of equal widths in a row.
private struct SegmentLayout: Layout {
  /// The height of the row, in points.
  let height: CGFloat

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

extension SystemLook {
  /// The radius of a segmented picker's corners, in points.
  fileprivate var segmentsRadius: CGFloat { self == .iOS26 ? 15.5 : 9 }
}

extension SegmentLook: StyledBody {
  package nonisolated static var styleType: Any.Type { SegmentedPickerStyle.self }
}
