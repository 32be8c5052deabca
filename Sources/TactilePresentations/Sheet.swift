import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileViewGraph

extension View {
  /// Presents a sheet while a binding is true.
  ///
  /// Use a sheet for a task beside the content of the window, such as editing an item:
  ///
  /// ```swift
  /// Button("Add") { isAdding = true }
  ///   .sheet(isPresented: $isAdding) { NewNote() }
  /// ```
  ///
  /// On an iPhone, the sheet slides up from the bottom and covers the window except for a strip at the top. On other
  /// devices, it is in the center of the window, at most 540 points wide and 620 points high.
  ///
  /// People dismiss the sheet by dragging it down or by touching the content outside of it, which sets the binding to
  /// false. In code, use the environment's `dismiss` action in the sheet, or set the binding to false. In the content
  /// of the sheet, `presentationDetents(_:)` sets its height, and `interactiveDismissDisabled(_:)` keeps it open.
  ///
  /// Mirrors SwiftUI's `sheet(isPresented:onDismiss:content:)`.
  ///
  /// - Parameter onDismiss: The closure to run after the sheet has disappeared.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss, SheetView(content: content))
  }

  /// Presents a sheet for an item while the item isn't nil.
  ///
  /// ```swift
  /// List(notes) { note in Button(note.title) { edited = note } }
  ///   .sheet(item: $edited) { note in NoteEditor(note: note) }
  /// ```
  ///
  /// Dismissing the sheet sets the item to nil. If the item gets a different identity while the sheet is open, the
  /// sheet is dismissed, and a new one is presented after it has disappeared.
  ///
  /// - Parameter onDismiss: The closure to run after a sheet has disappeared, also if another one follows.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item: item, onDismiss) { item in
      SheetView { content(item) }
    }
  }

  /// Presents a view that covers the whole window while a binding is true.
  ///
  /// People can't dismiss it by a gesture, so give it a button that calls the environment's `dismiss` action.
  ///
  /// - Parameter onDismiss: The closure to run after the view has disappeared.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.fullScreenCover, isPresented, onDismiss, CoverView(content: content))
  }

  /// Presents a view that covers the whole window for an item while the item isn't nil.
  ///
  /// An item with a different identity is presented after the view of the former one has disappeared.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.fullScreenCover, item: item, onDismiss) { item in
      CoverView { content(item) }
    }
  }

  nonisolated func presenting<Presented: View>(
    _ kind: PresentationKind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ presented: Presented
  ) -> some View {
    modifier(
      PresentingModifier(
        kind, isPresented: isPresented.wrappedValue, dismiss: { isPresented.wrappedValue = false },
        onDismiss: onDismiss, presented: presented))
  }

  nonisolated func presenting<Item: Identifiable, Presented: View>(
    _ kind: PresentationKind, item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ presented: (Item) -> Presented
  ) -> some View {
    let value = item.wrappedValue
    return modifier(
      PresentingModifier(
        kind, isPresented: value != nil, dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss,
        presented: value.map(presented)
      ).following(value?.id))
  }
}

/// A presented sheet with its drag indicator.
nonisolated struct SheetView<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var options = PresentationOptions()
  @State private var pull: CGFloat = 0
  @State private var restingIndex = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.idiom) private var idiom
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    PresentationShade(dismiss: dismissByTouch)
      .transition(.opacity)
    GeometryReader { window in
      card(in: window.size)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: idiom == .phone ? .bottom : .center)
    }
    .onPreferenceChange(PresentationOptionsKey.self) {
      [binding = $options] in binding.wrappedValue = $0
    }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
    .transition(.move(edge: .bottom))
  }

  @MainActor private var dismissByTouch: DismissAction? {
    options.isPinned == true ? nil : dismiss
  }

  @MainActor
  private func card(in window: CGSize) -> some View {
    let context = PresentationDetent.Context(window: window.height, environment: environment)
    let detents = options.restingDetents(in: context)
    let height = (options.selection?.wrappedValue ?? detents[min(restingIndex, detents.count - 1)])
      .height(in: context)
    let width: CGFloat? = idiom == .phone ? nil : min(540, window.width)
    let shownHeight: CGFloat = idiom == .phone ? height - min(pull, 0) : min(620, height)
    return ImplicitStack(content: content)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(LayoutContainerModifier())
      .background(options.background ?? AnyShapeStyle(RaisedBackgroundStyle()))
      .decoration(isInFront: true) {
        if showsHandle(detents.count) { handle.frame(maxHeight: .infinity, alignment: .top) }
      }
      .clipShape(outline)
      .frame(width: width, height: max(shownHeight, 0))
      .offset(y: max(pull, 0))
      .gesture(
        drag(from: height, in: context),
        including: options.isPinned == true && detents.count == 1 ? .subviews : .all)
  }

  @MainActor
  private func showsHandle(_ detents: Int) -> Bool {
    options.indicator == .visible || options.indicator != .hidden && detents > 1
  }

  @MainActor private var handle: some View {
    Capsule().fill(Color(.system(.tertiary))).frame(width: 36, height: 5).padding(.top, 5)
  }

  @MainActor private var outline: UnevenRoundedRectangle {
    let radius = options.cornerRadius ?? 10
    let below = idiom == .phone ? 0 : radius
    return UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: below, bottomTrailingRadius: below,
      topTrailingRadius: radius)
  }

  @MainActor
  private func drag(from height: CGFloat, in context: PresentationDetent.Context) -> some Gesture {
    var drag = DragGesture(coordinateSpace: .global)
    // Sheets of a Mac can't be dragged.
    drag.acceptsDesktopMouse = false
    return drag.onChanged { pull = $0.translation.height }
      .onEnded { release(at: height - $0.predictedEndTranslation.height, in: context) }
  }

  /// Moves the sheet to the nearest detent, or dismisses it below half of the smallest detent.
  @MainActor
  private func release(at height: CGFloat, in context: PresentationDetent.Context) {
    let detents = options.restingDetents(in: context)
    if height < detents[0].height(in: context) / 2, options.isPinned != true { return dismiss() }
    func distance(_ index: Int) -> CGFloat { abs(detents[index].height(in: context) - height) }
    let nearest = detents.indices.min { distance($0) < distance($1) } ?? 0
    withAnimation(.presentation) {
      pull = 0
      restingIndex = nearest
      options.selection?.wrappedValue = detents[nearest]
    }
  }
}

extension SheetView: DismissingView {}

/// A presented view that covers the whole window.
private nonisolated struct CoverView<Content: View>: View {
  @ViewBuilder let content: () -> Content

  @MainActor var body: some View {
    ImplicitStack(content: content)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(LayoutContainerModifier())
      .background(BackgroundStyle())
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isModal)
      .transition(.move(edge: .bottom))
  }
}

extension PresentationKind {
  fileprivate static let sheet = PresentationKind("sheet")
  fileprivate static let fullScreenCover = PresentationKind(
    "full-screen cover", coversWindow: true)
}
