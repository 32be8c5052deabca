/// How much badges stand out.
///
/// Mirrors SwiftUI's `BadgeProminence`.
public struct BadgeProminence: Hashable, Sendable {
  fileprivate let number: Int

  /// Gray.
  public static let decreased = BadgeProminence(number: -1)
  /// As the place has them: in lists gray.
  public static let standard = BadgeProminence(number: 0)
  /// On red.
  public static let increased = BadgeProminence(number: 1)
}

private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Shows a number at the end of the row of a list that this view is; zero shows nothing.
  ///
  /// Mirrors SwiftUI's `badge(_:)`. Outside of rows there is no place for badges, and nothing is shown.
  public nonisolated func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text("\(count)"))
  }

  /// Shows a text at the end of the row of a list that this view is; nil shows nothing.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label: label))
  }

  /// Shows a text at the end of the row of a list that this view is; nil shows nothing.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a text at the end of the row of a list that this view is; nil shows nothing.
  @_disfavoredOverload
  public nonisolated func badge(_ resource: LocalizedStringResource?) -> some View {
    badge(resource.map { Text($0) })
  }

  /// Shows a text at the end of the row of a list that this view is; nil shows nothing.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Sets how much badges in this view stand out.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}

/// A view with a badge where there is a place for one.
private nonisolated struct BadgeModifier: ViewModifier {
  let label: Text?
  @Environment(\.isInListRow) private var isInRow
  @Environment(\.badgeProminence) private var prominence

  @MainActor @ViewBuilder
  func body(content: Content) -> some View {
    if isInRow {
      HStack(spacing: 8) {
        content
        if let label {
          Spacer(minLength: 0)
          badge(label)
        }
      }
    } else {
      content
    }
  }

  @MainActor @ViewBuilder
  private func badge(_ label: Text) -> some View {
    if prominence == .increased {
      label.font(.subheadline).foregroundStyle(.white)
        .padding(.horizontal, 7)
        .padding(.vertical, 2)
        .background(.red, in: Capsule())
    } else {
      label.foregroundStyle(Color.secondary)
    }
  }
}
