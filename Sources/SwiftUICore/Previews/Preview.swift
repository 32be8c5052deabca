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
  @MainActor
  package func windowSize(of device: CGSize) -> CGSize? {
    var size: CGSize? = device
    for trait in traits {
      switch trait {
      case .device: size = device
      case .content: size = nil
      case .fixed(let fixed): size = fixed
      case .landscape:
        size = CGSize(
          width: max(device.width, device.height), height: min(device.width, device.height))
      case .portrait:
        size = CGSize(
          width: min(device.width, device.height), height: max(device.width, device.height))
      }
    }
    return size
  }
}
