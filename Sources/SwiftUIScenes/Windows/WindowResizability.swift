@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews
import SwiftUIControls

/// The sizes to which a user may resize a window.
///
/// Mirrors SwiftUI's `WindowResizability`.
public struct WindowResizability: Equatable, Sendable {
  private enum Kind {
    case automatic, contentSize, contentMinSize
  }

  private let kind: Kind

  /// The default of the scene: that of the content's size for settings, of its minimum size for other
  /// windows.
  public static let automatic = WindowResizability(kind: .automatic)

  /// From the minimum to the maximum size of the content.
  public static let contentSize = WindowResizability(kind: .contentSize)

  /// From the minimum size of the content, without a maximum.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}
