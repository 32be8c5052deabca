import SwiftUI

extension EnvironmentValues {
  /// How a badge is filled.
  @Entry var badgeColor: Color = .red
  /// The number of stars; nil if they aren't counted.
  @Entry var stars: Int?
  @Entry var isLoud = false
}

extension FocusedValues {
  /// The number in the badge that commands act on.
  @Entry var badgeCount: Int?
}

extension ContainerValues {
  /// The order of a badge among others in a row.
  @Entry var badgeRank = 0
}

/// A round mark with a number in it, whose color comes from the environment.
public struct Badge: View {
  let count: Int
  @Environment(\.badgeColor) private var color
  @Environment(\.isLoud) private var isLoud
  @Environment(\.stars) private var stars

  /// Makes a mark with a number.
  public init(count: Int) { self.count = count }

  /// The number on its color.
  public var body: some View {
    Text("\(count)\(isLoud ? "!" : "")\(stars.map { " of \($0)" } ?? "")")
      .foregroundStyle(.white)
      .padding(8)
      .background(color, in: Capsule())
      .focusedSceneValue(\.badgeCount, count)
  }
}

#Preview {
  Badge(count: 3)
}

#Preview("Loud, in blue", traits: .sizeThatFitsLayout) {
  Badge(count: 12)
    .environment(\.badgeColor, .blue)
    .environment(\.isLoud, true)
    .environment(\.stars, 20)
}

#Preview("Counting", traits: .fixedLayout(width: 200, height: 100), .landscapeLeft) {
  @Previewable @State var count = 0
  Button("Count \(count)") { count += 1 }
  Badge(count: count)
}

struct Badge_Previews: PreviewProvider {
  static var previews: some View {
    Badge(count: 1)
    Badge(count: 2)
  }
}
