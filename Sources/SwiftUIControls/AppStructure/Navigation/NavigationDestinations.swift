@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews

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
    case .view(let view): return view
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
