import Foundation
@_spi(Engine) import TactileViewGraph

/// The requested presentation of a view among the previews of a `PreviewProvider`.
///
/// Hints don't change the view. They are stored as layout values of the view's element, and hosts
/// that show previews read them from ``ViewGraph/previewHints``.
package struct PreviewHints: Equatable, Sendable {
  /// The name of the device; nil if it isn't specified.
  package var device: String?
  /// The size of the window around the view; nil if it isn't specified.
  package var layout: PreviewLayout?
  /// The display name of the preview; nil if it isn't specified.
  package var displayName: String?
  /// The orientation of the device; nil if it isn't specified.
  package var orientation: InterfaceOrientation?
}

/// The size of the window that shows a previewed view.
///
/// Pass a layout to `previewLayout(_:)` in a ``PreviewProvider``. The default is ``device``; use ``sizeThatFits`` to
/// see a small view by itself. With `#Preview`, use the traits `.fixedLayout(width:height:)` and `.sizeThatFitsLayout`
/// instead. Only `tactile preview` follows a layout, unless you choose a size there; a test shows the views of a
/// provider on a device.
///
/// ```swift
/// static var previews: some View {
///   Badge(count: 3).previewLayout(.sizeThatFits)
///   Badge(count: 300).previewLayout(.fixed(width: 120, height: 60))
/// }
/// ```
///
/// Mirrors SwiftUI's `PreviewLayout`.
public enum PreviewLayout: Equatable, Sendable {
  /// The view is centered on the screen of a device.
  case device
  /// The window has the size of the view, to which the size of a device's screen is proposed.
  case sizeThatFits
  /// The window has a fixed size in points. A length that isn't a finite number of at least 1 counts as 1.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device, such as “iPhone 15”.
///
/// Pass a device to `previewDevice(_:)` in a ``PreviewProvider``, as a string literal. The name has no effect: previews
/// are shown on the same device whatever the name. For a window of another size, use a ``PreviewLayout``.
///
/// ```swift
/// static var previews: some View {
///   ContentView().previewDevice("iPhone 15")
/// }
/// ```
///
/// Mirrors SwiftUI's `PreviewDevice`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device, such as “iPhone 15”.
  public let rawValue: String

  /// Creates a device with a name, which isn't checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device with the name of a string literal, as in `previewDevice("iPhone 15")`.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The orientation of a device.
///
/// Pass an orientation to `previewInterfaceOrientation(_:)` in a ``PreviewProvider``. With `#Preview`, use a trait such
/// as `.landscapeLeft` instead. Views are drawn upright, so both landscapes look alike, and both portraits. The default
/// is the orientation of the screen itself, which is portrait for an iPhone. Only `tactile preview` follows an
/// orientation, unless you choose a size there; a test sets the size of its window.
///
/// ```swift
/// static var previews: some View {
///   ContentView()
///   ContentView().previewInterfaceOrientation(.landscapeLeft)
/// }
/// ```
///
/// Mirrors SwiftUI's `InterfaceOrientation`.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  /// The name of the orientation, such as “landscapeLeft”.
  public let id: String

  /// The device is upright in portrait orientation.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// The device is upside down in portrait orientation.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// The device lies on its left side, in landscape orientation, with its top on the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// The device lies on its right side, in landscape orientation, with its top on the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All orientations of a device.
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
  /// Names the device for the preview of this view; nil for none.
  ///
  /// The name has no effect: previews are shown on the same device whatever the name.
  ///
  /// Mirrors SwiftUI's `previewDevice(_:)`.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    layoutValue(key: PreviewDeviceKey.self, value: value?.rawValue)
  }

  /// Sets the size of the window that shows the preview of this view; a device's screen by default.
  ///
  /// The modifier has no effect outside `tactile preview`. Layouts other than ``PreviewLayout/device`` take precedence
  /// over an orientation.
  ///
  /// Mirrors SwiftUI's `previewLayout(_:)`.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    layoutValue(key: PreviewLayoutKey.self, value: value)
  }

  /// Sets the display name of the preview of this view; nil for the name of the provider.
  ///
  /// The modifier has no effect outside `tactile preview`.
  ///
  /// Mirrors SwiftUI's `previewDisplayName(_:)`.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    layoutValue(key: PreviewNameKey.self, value: value)
  }

  /// Sets the device orientation for the preview of this view; the screen's own by default.
  ///
  /// The modifier has no effect outside `tactile preview`.
  ///
  /// Mirrors SwiftUI's `previewInterfaceOrientation(_:)`.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    layoutValue(key: PreviewOrientationKey.self, value: value)
  }
}

extension PreviewHints: Codable {
  /// The values as other processes read them.
  private struct Values: Codable {
    var device: String?
    var displayName: String?
    var orientation: String?
    var isOnDevice = false
    /// The width and the height; empty for a window of the view's size.
    var size: [CGFloat]?
  }

  package init(from decoder: any Decoder) throws {
    let values = try Values(from: decoder)
    let size = values.size.map { size in
      size.count == 2
        ? PreviewLayout.fixed(width: size[0], height: size[1]) : PreviewLayout.sizeThatFits
    }
    self.init(
      device: values.device, layout: values.isOnDevice ? .device : size,
      displayName: values.displayName,
      orientation: values.orientation.map { InterfaceOrientation(id: $0) })
  }

  package func encode(to encoder: any Encoder) throws {
    var values = Values(
      device: device, displayName: displayName, orientation: orientation?.id)
    switch layout {
    case .device: values.isOnDevice = true
    case .sizeThatFits: values.size = []
    case .fixed(let width, let height): values.size = [width, height].map { $0.isFinite ? $0 : 1 }
    case nil: break
    }
    try values.encode(to: encoder)
  }
}

extension ViewGraph {
  /// The hints of the views at the root, in order, since a provider can have several previews.
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
