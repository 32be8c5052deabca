import Foundation
@_spi(Engine) import TactileViewGraph

/// A view to show in development tools.
///
/// Declare previews with the `#Preview` macro, which creates a value of this type. `tactile preview` shows the previews
/// of a package in a browser. In a test, `Preview.all()` returns the previews of all modules of the process, and
/// `ViewDriver(previewing:)` shows one of them.
///
/// ```swift
/// #Preview("Loud", traits: .sizeThatFitsLayout) {
///   Button("Count 12") {}
/// }
/// ```
///
/// Mirrors SwiftUI's `Preview`.
public struct Preview {
  /// The name of the preview; nil if it has none.
  public let displayName: String?
  /// The requested traits.
  let traits: [ViewTrait]
  let content: @MainActor () -> any View

  /// Creates a preview with an optional name and traits, such as for `ViewDriver(previewing:)`.
  ///
  /// - Parameters:
  ///   - displayName: The name that tools show; nil for none.
  ///   - traits: The size, the orientation and the look of the window. The last one of each kind applies, and a size other than
  ///     `.defaultLayout` takes precedence over an orientation.
  ///   - body: A closure that creates the view. It can run several times, for example to measure the view.
  public init(
    _ displayName: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.displayName = displayName
    self.traits = traits.map(\.trait)
    content = body
  }

  init(
    _ displayName: String?, _ traits: [ViewTrait], _ content: @escaping @MainActor () -> any View
  ) {
    self.displayName = displayName
    self.traits = traits
    self.content = content
  }

  /// The system whose look the preview asks for; nil if it doesn't.
  package var look: SystemLook? {
    traits.reversed().lazy.compactMap { if case .look(let look) = $0 { look } else { nil } }.first
  }

  /// The view, whose closure is evaluated on each access.
  @MainActor package var body: AnyView { AnyView(erasing: content()) }

  /// Returns the requested window size in points; nil for a window of the view's size.
  ///
  /// Traits for landscape orientation rotate the device. Of several layout traits, the last one
  /// takes precedence.
  @MainActor
  package func windowSize(of device: CGSize) -> CGSize? {
    let (long, short) = (max(device.width, device.height), min(device.width, device.height))
    var screen = device
    var other: ViewTrait?
    for trait in traits {
      switch trait {
      case .portrait: screen = CGSize(width: short, height: long)
      case .landscape: screen = CGSize(width: long, height: short)
      case .device, .content, .fixed: other = trait
      case .look: break
      }
    }
    return switch other {
    case .content: nil
    case .fixed(let size): size
    default: screen
    }
  }
}
