@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// How much a badge draws attention to itself.
///
/// Choose ``decreased`` for facts, ``standard`` for news that people may want to look at, and ``increased`` for
/// problems that they need to solve. Set a prominence with `badgeProminence(_:)` on a view with a badge, or on a list
/// of such views. The default is ``standard``.
///
/// ```swift
/// List {
///   Text("Inbox").badge(unreadCount)
///   Text("Outbox").badge(failureCount).badgeProminence(.increased)
/// }
/// ```
///
/// Mirrors SwiftUI's `BadgeProminence`.
public struct BadgeProminence: Hashable, Sendable {
  fileprivate let number: Int

  /// The lowest prominence, for facts such as the number of files in a folder: gray text in list rows, and white text
  /// on gray in toolbars.
  public static let decreased = BadgeProminence(number: -1)
  /// The standard prominence, for news such as unread messages: gray text in list rows, and white text on red in
  /// toolbars.
  public static let standard = BadgeProminence(number: 0)
  /// The highest prominence, for problems such as a failed update: white text on red.
  public static let increased = BadgeProminence(number: 1)
}

private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// The visual prominence of badges; ``BadgeProminence/standard`` by default.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Shows a number at the end of this list row, or at the corner of this toolbar item; zero shows no badge.
  ///
  /// ```swift
  /// List {
  ///   Text("Inbox").badge(12)
  ///   Text("Sent")
  /// }
  /// ```
  ///
  /// Use it for a number that people can do without, such as how many messages are unread. The badge of a tab is at its
  /// icon. Outside list rows, toolbars and tab bars, badges aren't shown. SwiftUI also shows them in menus.
  ///
  /// Mirrors SwiftUI's `badge(_:)`.
  public nonisolated func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text("\(count)"))
  }

  /// Shows a text at the end of this list row or at the corner of this toolbar item; nil shows no badge.
  ///
  /// Keep the text short. Its own modifiers, such as `font(_:)` and `foregroundStyle(_:)`, override the look of badges.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label: label)).containerValue(\.badge, label)
  }

  /// Shows a localized text at the end of this list row or at the corner of this toolbar item; nil shows no badge.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a localized text at the end of this list row or at the corner of this toolbar item; nil shows no badge.
  @_disfavoredOverload
  public nonisolated func badge(_ resource: LocalizedStringResource?) -> some View {
    badge(resource.map { Text($0) })
  }

  /// Shows a string at the end of this list row or at the corner of this toolbar item; nil shows no badge.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Sets how much badges in this view draw attention to themselves; the closest prominence takes precedence.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}

private enum BadgeValueKey: ContainerValueKey {
  static var defaultValue: Text? { nil }
}

extension ContainerValues {
  /// The badge of a view, which its container may show.
  package var badge: Text? {
    get { self[BadgeValueKey.self] }
    set { self[BadgeValueKey.self] = newValue }
  }
}

/// A view with a badge if it is in a list row or a toolbar.
private nonisolated struct BadgeModifier: ViewModifier {
  let label: Text?
  @Environment(\.isInListRow) private var isInRow
  @Environment(\.isInToolbar) private var isInToolbar
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
    } else if isInToolbar {
      content.overlay(alignment: .topTrailing) {
        if let label { toolbarBadge(label) }
      }
    } else {
      content
    }
  }

  /// A badge that overlaps the corner of an item, in red unless its prominence is low.
  @MainActor
  private func toolbarBadge(_ label: Text) -> some View {
    label.font(.caption2).containerForeground(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(prominence == .decreased ? Color.gray : .red, in: Capsule())
      .fixedSize()
      // Half of the badge is beyond the corner.
      .alignmentGuide(.top) { $0[VerticalAlignment.center] }
      .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      .allowsHitTesting(false)
  }

  @MainActor @ViewBuilder
  private func badge(_ label: Text) -> some View {
    if prominence == .increased {
      label.font(.subheadline).containerForeground(.white)
        .padding(.horizontal, 7)
        .padding(.vertical, 2)
        .background(.red, in: Capsule())
    } else {
      label.containerForeground(Color.secondary)
    }
  }
}
