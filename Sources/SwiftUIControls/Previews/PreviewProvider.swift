@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews

/// A type that provides previews of views.
///
/// This is the earlier form of the `#Preview` macro. `Preview.all()` finds all providers of a process. Several views in
/// ``previews`` are several previews for `tactile preview`. The command names one after the type, without `_Previews`,
/// unless `previewDisplayName(_:)` sets a name. Modifiers such as `previewLayout(_:)` set the window of a preview. In a
/// test, `ViewDriver(previewing:)` shows all views of a provider in one window, without regard to these modifiers.
///
/// ```swift
/// struct Badge_Previews: PreviewProvider {
///   static var previews: some View {
///     Badge(count: 3).previewDisplayName("Three")
///   }
/// }
/// ```
///
/// Mirrors SwiftUI's `PreviewProvider`.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The type of the previewed views.
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
