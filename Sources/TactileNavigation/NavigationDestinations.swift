@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileViewGraph

/// The destinations of values, by their types.
typealias NavigationDestinations = [ObjectIdentifier: (AnyHashable) -> AnyView]

enum NavigationDestinationsKey: PreferenceKey {
  static var defaultValue: NavigationDestinations { [:] }

  /// Combines destinations; the first one for a type takes precedence.
  static func reduce(
    value: inout NavigationDestinations, nextValue: () -> NavigationDestinations
  ) {
    value.merge(nextValue()) { first, _ in first }
  }
}

extension NavigationDestinations {
  @MainActor
  func view(of page: NavigationPage) -> AnyView {
    switch page {
    case .view(let source): return AnyView(ShownDestinationView(source: source))
    case .shown(let destination): return AnyView(ShownDestinationView(source: destination.source))
    case .value(let value):
      let type = type(of: value.base)
      if let make = self[ObjectIdentifier(type)] { return make(value) }
      RuntimeWarning.issue(
        "A NavigationStack has no destination for \(type); it shows an empty view. Add "
          + "navigationDestination(for: \(type).self) inside the stack.")
      return AnyView(EmptyView())
    }
  }
}

extension View {
  /// Associates a destination view with a type of values in the enclosing navigation stack.
  ///
  /// A ``NavigationLink`` with a value of the type, or a value in the path of the ``NavigationStack``, presents the
  /// view. Add the modifier inside the stack, to its root or to another destination. Don't add it inside a lazy
  /// container such as `List` or `LazyVStack`, whose views may not exist when the stack needs the destination.
  ///
  /// ```swift
  /// List(parks) { park in NavigationLink(park.name, value: park) }
  ///   .navigationDestination(for: Park.self) { park in ParkDetails(park: park) }
  /// ```
  ///
  /// In one view of the stack, the outermost modifier for a type takes precedence, and of siblings the first one. A
  /// value without a destination shows an empty view and issues a runtime warning.
  ///
  /// Mirrors SwiftUI's `navigationDestination(for:destination:)`.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    transformPreference(NavigationDestinationsKey.self) { destinations in
      destinations[ObjectIdentifier(data)] = { value in
        AnyView((value.base as? D).map(destination))
      }
    }
  }
}
