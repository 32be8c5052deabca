@_spi(Engine) import TactileViewGraph

extension View {
  /// Presents a view at the top of the enclosing navigation stack while a binding is true.
  ///
  /// Use it to push a view in code, without a ``NavigationLink``:
  ///
  /// ```swift
  /// Button("Mix") { color = mix(); showsColor = true }
  ///   .navigationDestination(isPresented: $showsColor) { ColorDetails(color: color) }
  /// ```
  ///
  /// Popping the view sets the binding to false, and setting the binding to false pops the view, with the views above
  /// it. Outside of a stack, the modifier has no effect, and issues a runtime warning when the binding becomes true.
  ///
  /// Mirrors SwiftUI's `navigationDestination(isPresented:destination:)`.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(
      ShowingModifier(
        isPresented: isPresented.wrappedValue, dismiss: { isPresented.wrappedValue = false },
        destination: destination()))
  }

  /// Presents a view for an item at the top of the enclosing navigation stack while it isn't nil.
  ///
  /// Popping the view sets the binding to nil. If the binding gets a different item, the view of that item takes the
  /// place of the former one. Outside of a stack, the modifier has no effect, and issues a runtime warning when there
  /// is an item.
  ///
  /// Mirrors SwiftUI's `navigationDestination(item:destination:)`.
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

/// The destination that a modifier presents, with the modifier's current view.
@MainActor
final class ShownDestination {
  let source = AliasSource(AnyView(EmptyView()))
  /// Updates the modifier's binding when the destination is popped.
  fileprivate(set) var dismiss: @MainActor () -> Void = {}
  /// The actions of the stack that presents the destination.
  private var navigation: NavigationActions?
  /// The node of the modifier.
  private weak var presenter: ViewNode?

  init(by presenter: ViewNode) { self.presenter = presenter }

  /// Pushes the destination onto the stack.
  fileprivate func show(in navigation: NavigationActions?) {
    guard let navigation else {
      let view = presenter?.parent.map { " in \($0.nearestViewName)" } ?? ""
      RuntimeWarning.issue(
        "navigationDestination(isPresented:) or (item:)\(view) is used outside of a "
          + "NavigationStack, where it has no effect. Use it inside a NavigationStack.")
      return
    }
    self.navigation = navigation
    if navigation.depthOf(self) == nil { navigation.push(.shown(self)) }
  }

  /// Pops the destination and all entries above it.
  fileprivate func hide() {
    if let navigation, let depth = navigation.depthOf(self) { navigation.pop(depth) }
    navigation = nil
  }
}

/// Presents a view in the enclosing navigation stack while a binding is true.
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

/// Stores a modifier's destination, which is popped when the modifier is removed.
private struct ShownDestinationProperty: EndingProperty {
  private(set) var destination: ShownDestination?

  static var isStored: Bool { true }

  mutating func install(in context: PropertyContext) {
    destination = context.stored { ShownDestination(by: context.node) }
  }

  @MainActor func viewWasRemoved() { destination?.hide() }

  static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

/// Displays the current view of a destination, which a link or a modifier keeps up to date.
nonisolated struct ShownDestinationView: PrimitiveView, AliasView {
  let source: AnyAliasSource
}
