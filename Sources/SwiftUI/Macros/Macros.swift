#if Macros
  import SwiftUICore

  /// Creates a preview of a view.
  ///
  /// Mirrors SwiftUI's `#Preview`. Programs find their previews with ``SwiftUICore/Preview/all``.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

  /// Creates a preview of a view with traits that customize its layout.
  ///
  /// Mirrors SwiftUI's `#Preview`.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

  /// Marks a dynamic property that is declared inline in a `#Preview`.
  ///
  /// Mirrors SwiftUI's `@Previewable`.
  @attached(peer)
  public macro Previewable() =
    #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

  /// Creates an environment or transaction value from a property with a default value, or a focused value from one
  /// of an optional type.
  ///
  /// Mirrors SwiftUI's `@Entry`.
  @attached(accessor)
  @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
#endif
