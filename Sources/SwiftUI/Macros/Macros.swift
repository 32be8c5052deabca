#if Macros
  import SwiftUICore

  /// A view to look at while it is written.
  ///
  /// Mirrors SwiftUI's `#Preview`. Programs find their previews by ``SwiftUICore/Preview/all``.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

  /// A view to look at while it is written, in a layout of its own.
  ///
  /// Mirrors SwiftUI's `#Preview`.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

  /// Marks a dynamic property in the closure of a `#Preview`.
  ///
  /// Mirrors SwiftUI's `@Previewable`.
  @attached(peer)
  public macro Previewable() =
    #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

  /// Makes a value of the environment, or of transactions, from a property with a default.
  ///
  /// Mirrors SwiftUI's `@Entry`.
  @attached(accessor)
  @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
#endif
