extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }

  /// Makes a toggle of several values with a title.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  /// Makes a toggle with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUICore.Label(titleResource, systemImage: systemImage) }
  }

  /// Makes a toggle of several values with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      SwiftUICore.Label(titleResource, systemImage: systemImage)
    }
  }

  /// Makes a toggle with a title and a picture.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUICore.Label(titleKey, image: image) }
  }

  /// Makes a toggle with a title and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUICore.Label(title, image: image) }
  }

  /// Makes a toggle of several values with a title and a picture.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      SwiftUICore.Label(titleKey, image: image)
    }
  }

  /// Makes a toggle of several values with a title and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { SwiftUICore.Label(title, image: image) }
  }

  /// Makes a toggle with a title and a picture.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUICore.Label(titleResource, image: image) }
  }

  /// Makes a toggle of several values with a title and a picture.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      SwiftUICore.Label(titleResource, image: image)
    }
  }
}
