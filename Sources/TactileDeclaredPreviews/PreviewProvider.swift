@_spi(Engine) import TactileViewGraph

/// A type that provides previews of views.
///
/// This is the earlier form of the `#Preview` macro. Several views in ``previews`` are several previews for
/// `tactile preview`:
///
/// ```swift
/// struct Badge_Previews: PreviewProvider {
///   static var previews: some View {
///     Badge(count: 3).previewDisplayName("Three")
///     Badge(count: 300)
///   }
/// }
/// ```
///
/// The command names each preview after the type, without `_Previews`, unless `previewDisplayName(_:)` sets a name.
/// Further views of the same name get a number, as in Badge 2. Modifiers such as `previewLayout(_:)` set the window of
/// a preview. If ``previews`` consists of an `if` alone, its views are one preview, whose name and layout are ignored;
/// put the `if` in a `Group`.
///
/// In a test, `ViewDriver(previewing: Preview(Badge_Previews.self))` shows all views of the provider in one window,
/// without regard to these modifiers. `Preview.all()` of SwiftUITesting returns the previews of all providers, after
/// those of `#Preview`.
///
/// Mirrors SwiftUI's `PreviewProvider`.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The type of the previewed views, which Swift infers from ``previews``.
  associatedtype Previews: View

  /// The views that the type previews; `tactile preview` shows each of them by itself.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

extension Preview {
  /// Creates a preview of a provider's views, with the name of the provider's type.
  public init<Provider: PreviewProvider>(_ provider: Provider.Type) {
    self.init("\(Provider.self)") { Provider.previews }
  }
}
