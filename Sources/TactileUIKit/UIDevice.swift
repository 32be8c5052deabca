import Foundation
@_spi(Engine) import TactileViewGraph

/// The kind of device that an interface is made for.
///
/// Mirrors UIKit's `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// An unspecified kind, without a window.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// A television; no window is of this kind.
  case tv = 2
  /// The screen of a car; no window is of this kind.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset; no window is of this kind.
  case vision = 6

  init(_ idiom: Idiom) {
    self =
      switch idiom {
      case .phone: .phone
      case .pad: .pad
      case .mac: .mac
      }
  }
}

/// How a device is held.
///
/// Mirrors UIKit's `UIDeviceOrientation`.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// An unknown orientation, without a window.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright and upside down; no window has this orientation.
  case portraitUpsideDown = 2
  /// On its right side; windows that are wider than high have this orientation.
  case landscapeLeft = 3
  /// On its left side; no window has this orientation.
  case landscapeRight = 4
  /// With the screen upward; no window has this orientation.
  case faceUp = 5
  /// With the screen downward; no window has this orientation.
  case faceDown = 6

  /// Whether the device is upright, or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies with its screen upward or downward.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have the orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device on which the program runs, for code that is written for UIKit.
///
/// The kind and the orientation of the ``current`` device are those of the window whose code runs, or ran last. A view that
/// reads them isn't updated when people resize the window. In views, prefer size classes of the environment, or a
/// `GeometryReader`.
///
/// ```swift
/// let columns = UIDevice.current.userInterfaceIdiom == .pad ? 3 : 2
/// ```
///
/// Batteries, proximity and notifications of the orientation aren't available.
///
/// Mirrors the part of UIKit's `UIDevice` that SwiftUI code uses.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  private override init() { super.init() }

  private func configuration(for api: @autoclosure () -> String) -> HostConfiguration? {
    HostServices.ofThread(for: api())?.graph?.configuration
  }

  /// The kind of device that the window's controls are made for; unspecified if there is no window.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    configuration(for: "UIDevice.userInterfaceIdiom").map { .init($0.idiom) } ?? .unspecified
  }

  /// The orientation of the window, which is landscape if it is wider than high; unknown if there is no window.
  public var orientation: UIDeviceOrientation {
    guard let size = configuration(for: "UIDevice.orientation")?.size else { return .unknown }
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// The name of the kind of device, such as “iPhone”; “Linux” if there is no window.
  public var model: String {
    switch userInterfaceIdiom {
    case .phone: "iPhone"
    case .pad: "iPad"
    case .mac: "Mac"
    default: systemName
    }
  }

  /// The name of the kind of device, which isn't translated.
  public var localizedModel: String { model }

  /// A name of the device, which is that of its kind, as for most apps on iOS.
  public var name: String { model }

  /// The name of the operating system, “Linux”.
  public var systemName: String { "Linux" }

  /// The version of the operating system's kernel, such as “6.1.0”.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
}

extension UITraitCollection {
  /// The kind of device that the window's controls are made for.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIUserInterfaceIdiom(idiom) }
}
