@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews

/// A type that produces view previews.
///
/// Mirrors SwiftUI's `PreviewProvider`, which `#Preview` supersedes.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The type of the previewed views.
  associatedtype Previews: View

  /// The views that the type previews.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

extension Preview {
  /// Creates a preview of a provider's views, with the name of the provider's type.
  public init<Provider: PreviewProvider>(_ provider: Provider.Type) {
    self.init("\(Provider.self)") { Provider.previews }
  }
}
