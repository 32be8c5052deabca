@_spi(Engine) import TactileViewGraph

/// Presents views for an item.
///
/// If the identity of the item changes, the views of the new item are presented after the old views have disappeared
/// (rule 5.24).
nonisolated struct ItemPresentingModifier<ID: Hashable, Presented: View>: ViewModifier {
  /// The identity of the item; nil if there is none.
  let id: ID?
  /// Presents the views of the item.
  let presenting: PresentingModifier<Presented>
  @State private var progress = Progress()

  /// How far the views of the latest item are presented.
  private struct Progress: Equatable {
    /// The identity of the item whose views are presented or still disappear.
    var shownID: ID?
    /// Whether these views disappear to make room for those of another item.
    var isReplacing = false

    /// Returns the progress, given the identity of the latest item.
    func following(_ id: ID?) -> Progress {
      if let id, let shownID, id != shownID { return Progress(shownID: shownID, isReplacing: true) }
      return isReplacing ? self : Progress(shownID: id ?? shownID)
    }
  }

  @MainActor
  func body(content: Content) -> some View {
    let binding = $progress
    let progress = progress.following(id)
    var presenting = presenting
    presenting.isPresented = id != nil && !progress.isReplacing
    presenting.onHide = { binding.wrappedValue = Progress() }
    return
      content
      .modifier(presenting)
      .onChange(of: [self.progress, progress], initial: true) {
        MainActor.assumeIsolated { binding.wrappedValue = progress }
      }
  }
}

extension PresentingModifier {
  /// Returns a modifier that presents the views of an item, given the item's identity.
  nonisolated func following<ID: Hashable>(
    _ id: ID?
  ) -> ItemPresentingModifier<ID, Presented> {
    ItemPresentingModifier(id: id, presenting: self)
  }
}
