extension View {
  /// Shows a view in the stack around, above all that it shows, while a binding says so.
  ///
  /// Mirrors SwiftUI's `navigationDestination(isPresented:destination:)`. Going back sets the binding
  /// to false.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(
      ShowingModifier(
        isPresented: isPresented.wrappedValue, dismiss: { isPresented.wrappedValue = false },
        destination: destination()))
  }

  /// Shows a view about an item in the stack around, above all that it shows, while there is one.
  ///
  /// Mirrors SwiftUI's `navigationDestination(item:destination:)`. Going back sets the binding to nil.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let value = item.wrappedValue
    return modifier(
      ShowingModifier(
        isPresented: value != nil, dismiss: { item.wrappedValue = nil },
        destination: value.map { destination($0).id($0) }))
  }
}

/// What a modifier shows in the stack around it; the newest view of the modifier.
@MainActor
final class ShownDestination {
  let source = AliasSource(AnyView(EmptyView()))
  /// Tells the modifier's binding that it has gone.
  fileprivate(set) var dismiss: @MainActor () -> Void = {}
  /// The stack that shows it.
  private var navigation: NavigationActions?

  /// Comes on top of the stack.
  fileprivate func show(in navigation: NavigationActions?) {
    guard let navigation else {
      RuntimeWarning.issue(
        "navigationDestination(isPresented:) or (item:) is outside of a navigation stack, where it "
          + "shows nothing. Put it inside of a NavigationStack.")
      return
    }
    self.navigation = navigation
    if navigation.depthOf(self) == nil { navigation.push(.shown(self)) }
  }

  /// Goes, with all that it has led to.
  fileprivate func hide() {
    if let navigation, let depth = navigation.depthOf(self) { navigation.pop(depth) }
    navigation = nil
  }
}

/// Shows a view in the stack around for as long as a binding says so.
nonisolated struct ShowingModifier<Destination: View>: ViewModifier {
  let isPresented: Bool
  let dismiss: () -> Void
  let destination: Destination
  private var property = ShownDestinationProperty()
  @Environment(\.navigation) private var navigation

  init(isPresented: Bool, dismiss: @escaping () -> Void, destination: Destination) {
    self.isPresented = isPresented
    self.dismiss = dismiss
    self.destination = destination
  }

  @MainActor
  func body(content: Content) -> some View {
    let shown = property.destination
    if isPresented, let shown {
      let dismiss = dismiss
      shown.dismiss = { dismiss() }
      shown.source.set(AnyView(destination))
    }
    let navigation = navigation
    return content.onChange(of: isPresented, initial: true) { _, isPresented in
      MainActor.assumeIsolated {
        if isPresented { shown?.show(in: navigation) } else { shown?.hide() }
      }
    }
  }
}

/// Gives a modifier a destination of its own, which goes away with the modifier.
private struct ShownDestinationProperty: InstallableProperty {
  private var owner: Owner?

  @MainActor
  private final class Owner {
    let destination = ShownDestination()

    isolated deinit { destination.hide() }
  }

  @MainActor var destination: ShownDestination? { owner?.destination }

  static var isStored: Bool { true }

  mutating func install(in context: PropertyContext) { owner = context.stored { Owner() } }

  static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

/// Shows what a modifier has for the stack.
nonisolated struct ShownDestinationView: PrimitiveView, AliasView {
  let source: AnyAliasSource
}
