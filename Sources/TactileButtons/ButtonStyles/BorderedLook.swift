import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A label on a filled shape, with the dimensions of rule 2.8.86.
package struct BorderedLook: ButtonStyle {
  package let isProminent: Bool
  /// Whether the shape behind the label is clear, as for a toggle that is off.
  package var isBare = false

  package init(isProminent: Bool, isBare: Bool = false) {
    self.isProminent = isProminent
    self.isBare = isBare
  }

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.borderShapeOfLook) private var borderShape
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.font) private var font
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.tint) private var tint
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.toggledOn) private var toggledOn

  package func makeBody(configuration: Configuration) -> some View {
    let colors = BorderedColors(
      isProminent: isProminent, isEnabled: isEnabled, isPressed: configuration.isPressed,
      isDark: colorScheme == .dark, role: configuration.role, tint: tint,
      isOn: toggledOn)
    let shape = borderShape.resolved(for: controlSize)
    HStack { configuration.label }
      .font(controlSize.labelFont(font, .bold, for: shortcut))
      .imageScale(typeSize.isAccessibilitySize ? .small : .medium)
      .environment(\.multilineTextAlignment, .center)
      .containerForeground(colors.label)
      .modifier(
        BorderedPadding(
          size: controlSize, typeSize: typeSize, isSquare: shape == .circle,
          isFlexible: sizing == .flexible)
      )
      .background(isBare ? AnyShapeStyle(Color.clear) : colors.fill, in: shape)
      .contentShape(shape)
  }
}

/// A layout that adds the space between a bordered button's label and its shape.
///
/// With a circle, the width equals the height.
package nonisolated struct BorderedPadding: LayoutModifier {
  package let size: ControlSize
  package let typeSize: DynamicTypeSize
  package let isSquare: Bool
  /// Whether the button fills the proposed width.
  package var isFlexible = false

  package init(
    size: ControlSize, typeSize: DynamicTypeSize, isSquare: Bool, isFlexible: Bool = false
  ) {
    self.size = size
    self.typeSize = typeSize
    self.isSquare = isSquare
    self.isFlexible = isFlexible
  }

  private var insets: CGSize {
    var insets =
      switch size {
      case .mini, .small: CGSize(width: 10, height: 5)
      case .regular: CGSize(width: 12, height: 7)
      case .large, .extraLarge: CGSize(width: 20, height: 15)
      }
    insets.width += typeSize.extraPadding
    return insets
  }

  @MainActor
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - 2 * insets.width, 0) },
      height: proposal.height.map { max($0 - 2 * insets.height, 0) })
  }

  @MainActor
  package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    let label = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    let size = CGSize(
      width: label.width + 2 * insets.width, height: label.height + 2 * insets.height)
    let side = max(size.width, size.height)
    if isSquare { return CGSize(width: side, height: side) }
    guard isFlexible, let offered = proposal.width, offered.isFinite else { return size }
    return CGSize(width: max(offered, size.width), height: size.height)
  }

  @MainActor
  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) {
    subviews.first?.place(in: bounds, aligned: .center, proposal: inner(proposal))
  }

  package static var name: String { "bordered padding" }
}

extension DynamicTypeSize {
  /// The points that bordered buttons add on the leading and trailing edges at accessibility sizes.
  fileprivate var extraPadding: CGFloat {
    let step = index - Self.xxxLarge.index
    return step > 0 ? CGFloat(2 * step) : 0
  }
}
