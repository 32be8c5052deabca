import Foundation

/// How a view asks to be shown among the previews of a `PreviewProvider`.
///
/// Hints change nothing of the view. They stand at the view's element, as values for the layout around
/// do, where a host that shows previews reads them by ``ViewGraph/previewHints``.
package struct PreviewHints: Equatable, Sendable {
  /// The device by its name; nil where nobody has named one.
  package var device: String?
  /// The window around the view; nil where nobody says.
  package var layout: PreviewLayout?
  /// What the preview is called.
  package var displayName: String?
  /// How the device is held.
  package var orientation: InterfaceOrientation?
}

/// The window around a previewed view.
///
/// Mirrors SwiftUI's `PreviewLayout`.
public enum PreviewLayout: Equatable, Sendable {
  /// In the middle of a screen.
  case device
  /// In a window that is as large as the view.
  case sizeThatFits
  /// In a window of a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name, such as “iPhone 15”.
///
/// Mirrors SwiftUI's `PreviewDevice`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names a device.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How a device is held.
///
/// Mirrors SwiftUI's `InterfaceOrientation`.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  /// The orientation's name.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// On its head.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// On its right side.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On its left side.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All of them.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

private enum PreviewDeviceKey: LayoutValueKey {
  static var defaultValue: String? { nil }
}

private enum PreviewLayoutKey: LayoutValueKey {
  static var defaultValue: PreviewLayout? { nil }
}

private enum PreviewNameKey: LayoutValueKey {
  static var defaultValue: String? { nil }
}

private enum PreviewOrientationKey: LayoutValueKey {
  static var defaultValue: InterfaceOrientation? { nil }
}

extension View {
  /// Asks for a device around the preview of this view; nil leaves that to who shows it.
  ///
  /// Mirrors SwiftUI's `previewDevice(_:)`. A running view looks the same.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    layoutValue(key: PreviewDeviceKey.self, value: value?.rawValue)
  }

  /// Asks for a window around the preview of this view.
  ///
  /// Mirrors SwiftUI's `previewLayout(_:)`. A running view looks the same.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    layoutValue(key: PreviewLayoutKey.self, value: value)
  }

  /// Names the preview of this view; nil leaves that to who shows it.
  ///
  /// Mirrors SwiftUI's `previewDisplayName(_:)`. A running view looks the same.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    layoutValue(key: PreviewNameKey.self, value: value)
  }

  /// Asks for a device that is held in some way around the preview of this view.
  ///
  /// Mirrors SwiftUI's `previewInterfaceOrientation(_:)`. A running view looks the same.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    layoutValue(key: PreviewOrientationKey.self, value: value)
  }
}

extension ViewGraph {
  /// The hints of each view at the root, in order: a provider's previews are one or several.
  package var previewHints: [PreviewHints] {
    guard let first = root.elements.first else { return [] }
    let views = first.isImplicitStack ? first.elements.array : [first]
    return views.map { view in
      PreviewHints(
        device: view.layoutValue(PreviewDeviceKey.self) ?? nil,
        layout: view.layoutValue(PreviewLayoutKey.self) ?? nil,
        displayName: view.layoutValue(PreviewNameKey.self) ?? nil,
        orientation: view.layoutValue(PreviewOrientationKey.self) ?? nil)
    }
  }
}

extension ElementNode {
  /// Whether it is the stack that nobody wrote, around several views.
  fileprivate var isImplicitStack: Bool { self is ImplicitStackNode<VStackLayout> }
}
