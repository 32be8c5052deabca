import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The row of dots below pages, one for each page.
///
/// The dot of the current page is white, and the others are translucent. A tap in the half after the middle goes to the next
/// page, and one in the other half to the page before.
struct PageIndicator: View {
  let count: Int
  let current: Int
  let hasBackground: Bool
  let show: @MainActor (Int) -> Void
  @State private var width: CGFloat = 0
  @Environment(\.layoutDirection) private var direction

  private func go(_ distance: Int) {
    let index = current + distance
    if (0..<count).contains(index) { show(index) }
  }

  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(.white).frame(width: 8, height: 8).opacity(index == current ? 1 : 0.3)
      }
    }
    .padding(.horizontal, 12)
    .frame(height: 26)
    .background {
      if hasBackground { Capsule().fill(.black.opacity(0.25)) }
    }
    .contentShape(Rectangle())
    .onGeometryChange(for: CGFloat.self, of: \.size.width) { [binding = $width] in
      binding.wrappedValue = $0
    }
    .onTapGesture { location in
      let isAfter = (location.x > width / 2) == (direction == .leftToRight)
      go(isAfter ? 1 : -1)
    }
    .padding(.bottom, 9)
    .accessibilityElement(children: .ignore)
    .accessibilityValue(Text("page \(current + 1) of \(count)"))
    .accessibilityAdjustableAction { adjustment in
      switch adjustment {
      case .increment: go(1)
      case .decrement: go(-1)
      @unknown default: break
      }
    }
  }
}
