/// What is shown for values, by their type.
typealias NavigationDestinations = [ObjectIdentifier: (AnyHashable) -> AnyView]

enum NavigationDestinationsKey: PreferenceKey {
  static var defaultValue: NavigationDestinations { [:] }

  /// What comes first says the last word.
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
        "A navigation stack has no destination for \(type); it shows an empty view. Register one by "
          + "navigationDestination(for: \(type).self) inside of the stack.")
      return AnyView(EmptyView())
    }
  }
}

extension View {
  /// Says what the stack around shows for values of a type.
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
