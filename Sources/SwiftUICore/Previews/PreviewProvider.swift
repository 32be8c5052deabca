/// A type whose views are looked at while they are written.
///
/// Mirrors SwiftUI's `PreviewProvider`, the form of before `#Preview`.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

extension Preview {
  /// The preview of a provider's views, with the provider's name.
  public init<Provider: PreviewProvider>(_ provider: Provider.Type) {
    self.init("\(Provider.self)") { Provider.previews }
  }
}
