/// The amount of space that is available along an axis.
///
/// Read the class from the environment's `horizontalSizeClass` or `verticalSizeClass` to choose between layouts:
///
/// ```swift
/// @Environment(\.horizontalSizeClass) private var sizeClass
///
/// var body: some View { if sizeClass == .compact { VStack { parts } } else { HStack { parts } } }
/// ```
///
/// The class depends on the device: a phone is compact in its width, and in its height if it is wider than high.
/// Tablets and desktops are regular along both axes, whatever the window's size. The class can change while a view is
/// shown: when a phone is turned, for example. To adapt to the size itself, use `ViewThatFits`. Mirrors SwiftUI's
/// `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// The compact size class, as along the width of a phone.
  case compact
  /// The regular size class, as on a tablet or a desktop.
  case regular
}

enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

extension EnvironmentValues {
  /// The horizontal size class: compact on a phone, regular elsewhere; nil outside of a window.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class: compact on a phone in landscape orientation, regular elsewhere.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}
