import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileControls
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactilePresentations
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A view that presents further views over a root view, below a navigation bar.
///
/// The destination of a ``NavigationLink`` slides in from the trailing edge. The back button in the navigation bar and
/// the `dismiss` action pop it.
///
/// A link can present a value instead of a view. The modifier `navigationDestination(for:destination:)` makes the view
/// for values of a type:
///
/// ```swift
/// NavigationStack {
///   List(parks) { park in
///     NavigationLink(park.name, value: park)
///   }
///   .navigationTitle("Parks")
///   .navigationDestination(for: Park.self) { park in
///     ParkDetails(park: park)
///   }
/// }
/// ```
///
/// To push and pop views in code, bind the stack to a path: an array of such values, or a ``NavigationPath`` if they
/// have several types. The stack shows the destinations of the values in the path, and changes the path when people
/// press a link or go back:
///
/// ```swift
/// @State private var path: [Park] = []
///
/// NavigationStack(path: $path) {
///   Button("Show the parks nearby") { path = nearbyParks }
///     .navigationDestination(for: Park.self) { park in ParkDetails(park: park) }
/// }
/// ```
///
/// `navigationTitle(_:)` sets the title in the bar for each view, and `toolbar(content:)` adds items.
///
/// Mirrors SwiftUI's `NavigationStack`.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  /// The bound path; nil if the stack manages its own path.
  private let path: NavigationBinding?
  @State private var pages: [NavigationPage] = []
  @Environment(\.tabReselection) private var reselection

  /// Creates a navigation stack that manages its own path, which is empty at first.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// Creates a navigation stack with a bound path of values of any types.
  ///
  /// - Parameters:
  ///   - path: The values whose destinations are shown above the root, the last one in front.
  ///   - root: The view that is shown while the path is empty.
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.root = root()
    self.path = NavigationBinding(
      values: path.wrappedValue.elements, append: { path.wrappedValue.elements.append($0) },
      truncate: { path.wrappedValue.elements.removeLast($0) })
  }

  /// Creates a navigation stack with a bound path of values of one type, such as an array.
  ///
  /// Give the links in the stack values of that type: a ``NavigationLink`` with a value of another type does nothing,
  /// and a runtime warning is issued.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    let view = RuntimeWarning.inEvaluatedView
    self.path = NavigationBinding(
      values: path.wrappedValue.map { AnyHashable($0) },
      append: { value in
        if let value = value.base as? Data.Element { return path.wrappedValue.append(value) }
        RuntimeWarning.issue(
          "A NavigationLink presents nothing, because its value is of type \(type(of: value.base)), and the path of the "
            + "NavigationStack\(view) holds values of type \(Data.Element.self). Give the link a value of that type, or "
            + "bind the stack to a NavigationPath.")
      },
      truncate: { path.wrappedValue.removeLast($0) })
  }

  /// The root and the views presented above it.
  @MainActor @preconcurrency public var body: some View {
    let shown = (path?.values ?? []).map { NavigationPage.value($0) } + pages
    let actions = actions
    let _ =
      reselection?.popToRoot = {
        if !shown.isEmpty { actions.pop(0) }
        return !shown.isEmpty
      }
    NavigationLevel(
      content: AnyView(root), rest: shown[...], depth: 0, hasLargeTitlesBelow: nil, titleBelow: nil,
      outer: [:]
    )
    .environment(\.navigation, actions)
    .environment(\.tabReselection, nil)
  }

  @MainActor private var actions: NavigationActions {
    let pages = $pages
    let path = path
    return NavigationActions { page in
      if let path, case .value(let value) = page, pages.wrappedValue.isEmpty {
        withAnimation(.presentation) { path.append(value) }
      } else {
        withAnimation(.presentation) { pages.wrappedValue.append(page) }
      }
    } pop: { depth in
      withAnimation(.presentation) {
        let kept = path?.values.count ?? 0
        let count = pages.wrappedValue.count
        let gone = pages.wrappedValue.suffix(min(max(kept + count - depth, 0), count))
        pages.wrappedValue.removeLast(gone.count)
        if depth < kept { path?.truncate(kept - depth) }
        // Notifies the modifiers of the destinations that have been popped.
        for case .shown(let destination) in gone { destination.dismiss() }
      }
    } depthOf: { destination in
      let index = pages.wrappedValue.firstIndex {
        if case .shown(let other) = $0 { other === destination } else { false }
      }
      return index.map { (path?.values.count ?? 0) + $0 }
    }
  }
}

/// A navigation stack that manages its own path.
///
/// This is the earlier form of ``NavigationStack``. Use that in new code.
///
/// Its content is the root view. In SwiftUI, further views can appear in columns of their own; here, there is always a
/// single column.
///
/// Mirrors SwiftUI's `NavigationView`.
public nonisolated struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a navigation view that manages its own path.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content in a navigation stack.
  @MainActor @preconcurrency public var body: some View { NavigationStack { content } }
}

/// A type-erased binding to a path.
struct NavigationBinding {
  let values: [AnyHashable]
  let append: (AnyHashable) -> Void
  let truncate: (_ count: Int) -> Void
}

/// An entry of a navigation stack: the view of a link, a value with a registered destination, or a destination
/// that a modifier presents while a binding is true.
enum NavigationPage {
  case view(AnyAliasSource)
  case value(AnyHashable)
  case shown(ShownDestination)
}

/// The actions by which links and bars change the enclosing stack.
struct NavigationActions {
  let push: @MainActor (NavigationPage) -> Void
  /// Pops entries until the given number remains above the root.
  let pop: @MainActor (_ depth: Int) -> Void
  /// Returns the number of entries below a modifier's destination; nil if it isn't presented.
  let depthOf: @MainActor (ShownDestination) -> Int?
}

private enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationActions? { nil }
}

extension EnvironmentValues {
  /// The actions of the enclosing navigation stack.
  var navigation: NavigationActions? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

/// An entry of a navigation stack with its bars, and the entries above it.
private struct NavigationLevel: View {
  let content: AnyView
  let rest: ArraySlice<NavigationPage>
  let depth: Int
  /// Whether titles are large in the entry below; nil for the root.
  let hasLargeTitlesBelow: Bool?
  /// The title of the entry below; nil if it has none, and for the root.
  let titleBelow: Text?
  /// The destinations registered in lower entries.
  let outer: NavigationDestinations
  @State private var ownInfo = NavigationInfo()
  @State private var editMode = EditMode.inactive
  @State private var bottomHeight = NavigationInfo.bottomBarHeight
  @State private var showsKeyboardBar = false
  @State private var largeTitle = CollapsingBar()
  @State private var query = ""
  @Environment(\.navigation) private var navigation
  @Environment(\.dismiss) private var dismissOfStack
  @Environment(\.isPresented) private var isStackPresented
  @Environment(\.outerBarField) private var outerField
  @Environment(\.systemLook) private var look

  /// The settings of the content, with the field of a view around the stack.
  private var info: NavigationInfo {
    var info = ownInfo
    if depth == 0 { info.field = info.field ?? outerField?.info }
    return info
  }

  /// The heights of the fixed and of the collapsible bars above the content, in points.
  private func heights(_ info: NavigationInfo) -> (fixed: CGFloat, collapsible: CGFloat) {
    let top = info.top(
      atDepth: depth, above: hasLargeTitlesBelow, BarMetrics(look: look))
    largeTitle.lowerHeight = top.hidingDrawer
    largeTitle.height = top.collapsible
    return (top.fixed, largeTitle.isCollapsed ? 0 : largeTitle.height)
  }

  /// Returns the height of the bars at the bottom, in points.
  private func bottomInset(_ info: NavigationInfo) -> CGFloat {
    let keyboard = showsKeyboardBar ? KeyboardBarMetrics.height : 0
    let hasRow = info.hasField(at: .bottom) || info.showsBottomBar && !showsKeyboardBar
    return keyboard + (hasRow ? bottomHeight : 0)
  }

  private func inset(_ length: CGFloat, _ edge: Edge.Set, scrollsUnder: Bool)
    -> SafeAreaPaddingModifier
  {
    SafeAreaPaddingModifier(
      adjustment: .padding(EdgeInsets(length, from: edge), scrollsUnder: scrollsUnder))
  }

  /// Pops the entry, or, for the root, dismisses what presents the stack.
  private var dismissal: DismissAction {
    guard depth > 0, let navigation else { return dismissOfStack }
    let depth = depth
    return DismissAction { navigation.pop(depth - 1) }
  }

  var body: some View {
    let info = info
    let heights = heights(info)
    let outerField = depth == 0 ? outerField : nil
    ImplicitStack { content }
      .environment(\.outerBarField, nil)
      .environment(\.searchQuery, $query)
      .collapses(largeTitle)
      .environment(\.isBelowLargeTitle, info.hasLargeTitle(above: hasLargeTitlesBelow))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlayPreferenceValue(BarContentsKey.self, alignment: .topTrailing) { bars in
        if let field = bars.field ?? outerField, field.info.isActive { field.cover }
      }
      .modifier(inset(bottomInset(info), .bottom, scrollsUnder: true))
      .modifier(inset(heights.collapsible, .top, scrollsUnder: true))
      .modifier(inset(heights.fixed, .top, scrollsUnder: false))
      .modifier(LayoutContainerModifier())
      .onPreferenceChange(NavigationInfoKey.self) {
        [binding = $ownInfo] in binding.wrappedValue = $0
      }
      .overlayPreferenceValue(BarContentsKey.self) { bars in
        NavigationBar(
          info: info, depth: depth, hasLargeTitlesBelow: hasLargeTitlesBelow,
          titleBelow: titleBelow, items: bars.items, field: bars.field ?? outerField,
          largeTitle: largeTitle, bottomHeight: $bottomHeight, showsKeyboardBar: $showsKeyboardBar)
      }
      .background(BackgroundStyle())
      .environment(\.editMode, $editMode)
      .environment(\.isPresented, depth > 0 || isStackPresented)
      .environment(\.dismiss, dismissal)
      .accessibility(.covered(!rest.isEmpty))
      .overlayPreferenceValue(NavigationDestinationsKey.self) { own in
        let destinations = outer.merging(own) { $1 }
        if let page = rest.first {
          NavigationLevel(
            content: destinations.view(of: page), rest: rest.dropFirst(), depth: depth + 1,
            hasLargeTitlesBelow: info.prefersLargeTitle(above: hasLargeTitlesBelow),
            titleBelow: info.title, outer: destinations
          )
          .transition(.move(edge: .trailing))
        }
      }
  }
}
