@_spi(Engine) import TactileViewGraph

/// Presents views for data; changes of the data are ignored while they are presented (rule 5.25).
nonisolated struct DataPresentingModifier<Value, Presented: View>: ViewModifier {
  /// The data; nothing is presented while it is nil.
  let data: Value?
  /// Presents the views of the data.
  let presenting: PresentingModifier<Presented>
  /// The data with which the views were presented; nil while they aren't.
  @State private var shownData: Value?

  @MainActor
  func body(content: Content) -> some View {
    let (data, shownData) = (data, $shownData)
    var presenting = presenting
    presenting.isPresented = presenting.isPresented && (data != nil || self.shownData != nil)
    presenting.isCurrent = self.shownData == nil || ValueComparison.areEqual(data, self.shownData)
    return
      content
      .modifier(presenting)
      .onChange(of: presenting.isPresented, initial: true) { _, isPresented in
        MainActor.assumeIsolated { shownData.wrappedValue = isPresented ? data : nil }
      }
  }
}

extension PresentingModifier {
  /// Returns a modifier that presents the views of data, and ignores changes of the data while they are presented.
  nonisolated func keeping<Value>(
    _ data: Value?
  ) -> DataPresentingModifier<Value, Presented> {
    DataPresentingModifier(data: data, presenting: self)
  }
}
