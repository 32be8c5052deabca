import SwiftUI

/// One of several buttons in a row; the highlight moves to the selected one.
struct SegmentStyle: ButtonStyle {
  let isSelected: Bool
  let namespace: Namespace.ID

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline)
      .fontWeight(isSelected ? .semibold : .regular)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 8)
      .background {
        if isSelected {
          RoundedRectangle(cornerRadius: 8)
            .fill(.background)
            .shadow(color: .black.opacity(0.15), radius: 2, y: 1)
            .matchedGeometryEffect(id: "selection", in: namespace)
        }
      }
      .contentShape(Rectangle())
      .opacity(configuration.isPressed ? 0.5 : 1)
      .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
