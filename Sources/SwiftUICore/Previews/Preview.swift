import Foundation

/// A view to look at while it is written.
///
/// Mirrors SwiftUI's `Preview`; most are made by the macro of that name.
public struct Preview {
  /// The name it was given.
  public let displayName: String?
  /// The layout that it asks for.
  let traits: [ViewTrait]
  private let content: @MainActor () -> any View

  /// Makes a preview.
  public init(
    _ displayName: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.displayName = displayName
    self.traits = traits.map(\.trait)
    content = body
  }

  /// The view, made anew.
  @MainActor package var body: AnyView { AnyView(erasing: content()) }

  /// The window that the view asks for, in points; nil for one that is as large as the view.
  ///
  /// The device may be turned; the last trait that says more counts.
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
      }
    }
    return switch other {
    case .content: nil
    case .fixed(let size): size
    default: screen
    }
  }
}
