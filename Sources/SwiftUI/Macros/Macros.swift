#if Macros
  import SwiftUICore

  /// Creates a preview of a view.
  ///
  /// Development tools such as `tactile preview` show the preview, and tests find it with `Preview.all()`.
  ///
  /// ```swift
  /// #Preview("Loud") {
  ///   Button("Count 12") {}
  /// }
  /// ```
  ///
  /// A closure with set-up code returns its view:
  ///
  /// ```swift
  /// #Preview("Set up") {
  ///   let store = Store()
  ///   store.count = 12
  ///   return ContentView(store: store)
  /// }
  /// ```
  ///
  /// If there is an error in such a closure, the compiler may report only that it “cannot use explicit 'return'”. Remove
  /// the `return` to see the error.
  ///
  /// Mirrors SwiftUI's `#Preview`.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

  /// Creates a preview of a view with traits.
  ///
  /// The traits choose the size and the orientation of the window. Of several for the size, the last one applies.
  ///
  /// ```swift
  /// #Preview("Loud", traits: .sizeThatFitsLayout) {
  ///   Button("Count 12") {}
  /// }
  /// ```
  ///
  /// Mirrors SwiftUI's `#Preview`.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

  /// Declares a dynamic property inside a preview, so that the preview can have state.
  ///
  /// Attach it to a property at the top level of the closure of `#Preview`, before or after other statements. The
  /// properties are created first, so their initial values can't use variables of the closure:
  ///
  /// ```swift
  /// #Preview {
  ///   @Previewable @State var count = 12
  ///   Button("Count \(count)") { count += 1 }
  /// }
  /// ```
  ///
  /// Mirrors SwiftUI's `@Previewable`.
  @attached(peer)
  public macro Previewable() =
    #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

  /// Creates an environment, transaction, focused or container value from a property.
  ///
  /// Attach it to a variable in an extension of `EnvironmentValues`, `Transaction`, `FocusedValues` or `ContainerValues`,
  /// instead of declaring a key. The value takes its default from the property, except that a focused value has an
  /// optional type and no default.
  ///
  /// ```swift
  /// extension EnvironmentValues {
  ///   @Entry var isCompact = false
  /// }
  ///
  /// struct Row: View {
  ///   @Environment(\.isCompact) private var isCompact
  ///
  ///   var body: some View { Text("Row").padding(isCompact ? 2 : 8) }
  /// }
  /// ```
  ///
  /// Mirrors SwiftUI's `@Entry`.
  @attached(accessor)
  @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
#endif
